import { useTranslations } from '@hausgeist/shell-api/slim';
import { type Toast, ToastRegion } from '@hausgeist/ui';

interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

/** The passing messages above the page. */
export function Toasts(props: ToastsProps) {
  const t = useTranslations('staff');
  return <ToastRegion {...props} label={t('messages')} dismissLabel={t('dismiss')} />;
}
