import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog } from '../../forms/ActionDialog';
import type { MemberRowFragment } from '../../gql/graphql';
import { useRevokeInvitation } from './use-member-mutations';

interface RevokeInvitationDialogProps {
  invitation: MemberRowFragment;
  onClose: () => void;
}

/** Asks before an invitation stops working. */
export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const revoke = useRevokeInvitation();
  return (
    <ActionDialog
      title={t('revokeTitle')}
      confirmLabel={t('revoke')}
      fallbacks={{ failed: t('failed.revoke') }}
      onConfirm={async () => {
        await revoke({ variables: { input: { id: invitation.id } } });
        toast(t('revoked'), 'success');
      }}
      onClose={onClose}
    >
      <p>{t('revokeText', { email: invitation.email })}</p>
    </ActionDialog>
  );
}
