import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import {
  DeleteCompanyUserDocument,
  RevokeCompanyInvitationDocument,
  type MemberRowFragment,
} from '../../gql/graphql';
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
    const removed = await (isInvitation ? revocation.run(variables) : deletion.run(variables));
    if (!removed) return;
    toast(isInvitation ? t('revokeDialog.done') : t('delete.done', { name }), 'success');
    onRemoved();
    onClose();
  }

  return (
    <ActionDialog
      title={isInvitation ? t('revokeDialog.title') : t('delete.title')}
      confirmLabel={isInvitation ? t('revokeDialog.confirm') : undefined}
      isBusy={deletion.isBusy || revocation.isBusy}
      error={deletion.error ?? revocation.error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{isInvitation ? t('revokeDialog.question', { email }) : t('delete.question', { name })}</p>
      <p>{isInvitation ? t('revokeDialog.consequence') : t('delete.consequence')}</p>
    </ActionDialog>
  );
}
