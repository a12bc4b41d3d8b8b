import { useTranslations } from '@hausgeist/shell-api/slim';
import { Button, Dialog } from '@hausgeist/ui';

interface ClearDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. */
export function ClearDialog({ onConfirm, onCancel }: ClearDialogProps) {
  const t = useTranslations('clear');
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('title')}
      closeLabel={t('cancel')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
