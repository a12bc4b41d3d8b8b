import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { DeletePortalEndUserDocument, type EndUserRowFragment } from '../../gql/graphql';
import { END_USER_LISTS } from './end-user-lists';

interface DeleteEndUserDialogProps {
  endUser: EndUserRowFragment;
  onClose: () => void;
}

/** Asks before a tenant or owner is deleted. */
export function DeleteEndUserDialog({ endUser, onClose }: DeleteEndUserDialogProps) {
  const t = useTranslations('endUsers');
  const toast = useToast();
  const { run, isBusy, error } = useAction(DeletePortalEndUserDocument, {
    failed: t('failed.delete'),
    offline: t('failed.deleteRetry'),
    rereads: END_USER_LISTS,
  });

  async function remove(): Promise<void> {
    if (!(await run({ input: { id: endUser.id } }))) return;
    toast(t('deleted'), 'success');
    onClose();
  }

  return (
    <ActionDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      isBusy={isBusy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('remove.text', { name: endUser.fullName })}</p>
    </ActionDialog>
  );
}
