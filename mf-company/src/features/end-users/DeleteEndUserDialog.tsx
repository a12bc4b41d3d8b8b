import { useToast, useTranslations } from '@hausgeist/shell-api';
import type { EndUserRowFragment } from '../../gql/graphql';
import { ActionDialog } from '../../forms/ActionDialog';
import { useDeleteEndUser } from './use-end-user-mutations';

interface DeleteEndUserDialogProps {
  endUser: EndUserRowFragment;
  onClose: () => void;
}

/** Asks before a tenant or owner is deleted. */
export function DeleteEndUserDialog({ endUser, onClose }: DeleteEndUserDialogProps) {
  const t = useTranslations('endUsers');
  const toast = useToast();
  const remove = useDeleteEndUser();
  return (
    <ActionDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      fallbacks={{ failed: t('failed.delete'), unreachable: t('failed.deleteRetry') }}
      onConfirm={async () => {
        await remove({ variables: { input: { id: endUser.id } } });
        toast(t('deleted'), 'success');
      }}
      onClose={onClose}
    >
      <p>{t('remove.text', { name: endUser.fullName })}</p>
    </ActionDialog>
  );
}
