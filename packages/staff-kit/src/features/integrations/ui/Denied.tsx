import { useTranslations } from '@hausgeist/shell-api';
import { EmptyState, WarningIcon } from '@hausgeist/ui';

/** Says kindly that this is closed to the viewer. */
export function Denied() {
  const t = useTranslations('integrations.denied');
  return (
    <div role="alert">
      <EmptyState icon={<WarningIcon size={28} />} title={t('title')}>
        {t('text')}
      </EmptyState>
    </div>
  );
}
