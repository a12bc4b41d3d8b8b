import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { DeleteEndUserDocument, type EndUserRowFragment } from '../../gql/graphql';

interface DeleteEndUserDialogProps {
  user: EndUserRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a tenant or an owner is deleted. */
export function DeleteEndUserDialog({ user, onDeleted, onClose }: DeleteEndUserDialogProps) {
  const t = useTranslations('endUsers.delete');
  const toast = useToast();
  const { run, isBusy, error } = useAction(DeleteEndUserDocument, { failed: t('failed') });
  const { id, fullName: name } = user;

  async function remove(): Promise<void> {
    if (!(await run({ input: { id } }))) return;
    toast(t('done', { name }), 'success');
    onDeleted();
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      isBusy={isBusy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('question', { name })}</p>
      <p>{t('consequence')}</p>
    </ActionDialog>
  );
}
