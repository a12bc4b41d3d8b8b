import { useQuery, useTranslations } from '@hausgeist/shell-api/slim';
import { Button, Dialog } from '@hausgeist/ui';
import { HumanContactDocument } from '../../gql/graphql';

interface EndDialogProps {
  /** Where the summary goes. */
  email: string | undefined;
  /** Nothing was said that could be summed up. */
  isEmpty: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the chat is over, and says who will get what of it. */
export function EndDialog({ email = '', isEmpty, onConfirm, onCancel }: EndDialogProps) {
  const t = useTranslations('end');
  // Known already: it stands below the chat.
  const { data } = useQuery(HumanContactDocument, { fetchPolicy: 'cache-only' });
  const company =
    data && 'endUser' in data.viewer ? data.viewer.endUser.company.name : t('company');
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
          <Button variant="primary" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{isEmpty ? t('empty') : t('text', { email, company })}</p>
    </Dialog>
  );
}
