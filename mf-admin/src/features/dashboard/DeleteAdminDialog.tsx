import { useTranslations } from '@hausgeist/shell-api';
import { MutationDialog } from '@hausgeist/staff-kit';
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
  const name = nameOf(admin);
  return (
    <MutationDialog
      mutation={DeleteAdminDocument}
      variables={{ input: { id: admin.id } }}
      title={t('title')}
      text={`${t('question', { name })}\n${t('consequence')}`}
      done={t('success', { name })}
      failures={{ failed: t('failed'), offline: t('offline') }}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}
