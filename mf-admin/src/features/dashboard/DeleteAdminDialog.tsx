import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { DeleteAdminDocument, type AdminRowFragment } from '../../gql/graphql';
import { nameOf } from './name-of';

interface DeleteAdminDialogProps {
  admin: AdminRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an administrator loses access for good. */
export function DeleteAdminDialog({ admin, onDeleted, onClose }: DeleteAdminDialogProps) {
  const t = useTranslations('dashboard.delete');
  const toast = useToast();
  const { run, isBusy, error } = useAction(DeleteAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const name = nameOf(admin);

  async function remove(): Promise<void> {
    if (!(await run({ input: { id: admin.id } }))) return;
    toast(t('success', { name }), 'success');
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
