import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { RevokeInvitationDocument, type MemberRowFragment } from '../../gql/graphql';

interface RevokeInvitationDialogProps {
  invitation: MemberRowFragment;
  onClose: () => void;
}

/** Asks before an invitation stops working. */
export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RevokeInvitationDocument, {
    failed: t('failed.revoke'),
    rereads: 'active',
  });
  return (
    <ActionDialog
      title={t('revokeTitle')}
      confirmLabel={t('revoke')}
      isBusy={isBusy}
      error={error}
      onConfirm={async () => {
        if (!(await run({ input: { id: invitation.id } }))) return;
        toast(t('revoked'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('revokeText', { email: invitation.email })}</p>
    </ActionDialog>
  );
}
