import { useToast, useTranslations } from '@hausgeist/shell-api';
import { DeleteEndUserDocument, type EndUserRowFragment } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { DeleteDialog } from '../../ui/DeleteDialog';

interface DeleteEndUserDialogProps {
  user: EndUserRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a tenant or an owner is deleted. */
export function DeleteEndUserDialog({ user, onDeleted, onClose }: DeleteEndUserDialogProps) {
  const t = useTranslations('endUsers.delete');
  const toast = useToast();
  const { run, busy, error } = useAction(DeleteEndUserDocument, { failed: t('failed') });
  const { id, fullName: name } = user;

  async function remove(): Promise<void> {
    const result = await run({ input: { id } });
    if (!result || 'failure' in result) return;
    toast(t('done', { name }), 'success');
    onDeleted();
    onClose();
  }

  return (
    <DeleteDialog
      title={t('title')}
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('question', { name })}</p>
      <p>{t('consequence')}</p>
    </DeleteDialog>
  );
}
