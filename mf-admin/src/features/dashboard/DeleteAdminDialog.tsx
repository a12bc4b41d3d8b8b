import { useToast, useTranslations } from '@hausgeist/shell-api';
import { DeleteAdminDocument, type AdminRowFragment } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { DeleteDialog } from '../../ui/DeleteDialog';
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
  const { run, busy, error } = useAction(DeleteAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const name = nameOf(admin);

  async function remove(): Promise<void> {
    const result = await run({ input: { id: admin.id } });
    if (!result || 'failure' in result) return;
    toast(t('success', { name }), 'success');
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
