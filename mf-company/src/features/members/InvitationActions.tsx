import { useToast, useTranslations } from '@hausgeist/shell-api';
import { RowActions, useAction } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { ResendInvitationDocument, type MemberRowFragment } from '../../gql/graphql';
import { useMayHandle } from './use-roles';

interface InvitationActionsProps {
  invitation: MemberRowFragment;
  onRevoke: () => void;
}

/** Sends an open invitation again, or takes it back; for those whose own role reaches that far. */
export function InvitationActions({ invitation, onRevoke }: InvitationActionsProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const { run, isBusy } = useAction(ResendInvitationDocument, {
    failed: t('failed.resend'),
    rereads: 'active',
    isToasted: true,
  });
  const { id, email } = invitation;
  const mayHandle = useMayHandle();
  if (!mayHandle(invitation.role)) return null;

  async function send(): Promise<void> {
    if (await run({ input: { id } })) toast(t('resent', { email }), 'success');
  }

  return (
    <RowActions>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t('resendNamed', { email })}
        onClick={() => void send()}
      >
        {t('resend')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('revokeNamed', { email })}
        onClick={onRevoke}
      >
        {t('revoke')}
      </Button>
    </RowActions>
  );
}
