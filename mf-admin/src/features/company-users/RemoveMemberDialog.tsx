import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  DeleteCompanyUserDocument,
  RevokeCompanyInvitationDocument,
  type MemberRowFragment,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { nameOf } from './members';

interface RemoveMemberDialogProps {
  member: MemberRowFragment;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a user is deleted or an invitation revoked. */
export function RemoveMemberDialog({ member, onRemoved, onClose }: RemoveMemberDialogProps) {
  const t = useTranslations('companyUsers');
  const toast = useToast();
  const deletion = useAction(DeleteCompanyUserDocument, { failed: t('delete.failed') });
  const revocation = useAction(RevokeCompanyInvitationDocument, {
    failed: t('revokeDialog.failed'),
  });
  const { id, email, isInvitation } = member;
  const name = nameOf(member);

  async function remove(): Promise<void> {
    const variables = { input: { id } };
    const result = await (isInvitation ? revocation.run(variables) : deletion.run(variables));
    if (!result || 'failure' in result) return;
    toast(isInvitation ? t('revokeDialog.done') : t('delete.done', { name }), 'success');
    onRemoved();
    onClose();
  }

  return (
    <DeleteDialog
      title={isInvitation ? t('revokeDialog.title') : t('delete.title')}
      confirmLabel={isInvitation ? t('revokeDialog.confirm') : undefined}
      busy={deletion.busy || revocation.busy}
      error={deletion.error ?? revocation.error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{isInvitation ? t('revokeDialog.question', { email }) : t('delete.question', { name })}</p>
      <p>{isInvitation ? t('revokeDialog.consequence') : t('delete.consequence')}</p>
    </DeleteDialog>
  );
}
