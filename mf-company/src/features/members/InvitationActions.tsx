import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Button } from '@hausgeist/ui';
import { useState } from 'react';
import { useFailureText } from '../../forms/use-failure-text';
import type { MemberRowFragment } from '../../gql/graphql';
import { RowActions } from '../../ui/Page';
import { useResendInvitation } from './use-member-mutations';
import { useMayHandle } from './use-roles';

interface InvitationActionsProps {
  invitation: MemberRowFragment;
  onRevoke: () => void;
}

/** Sends an open invitation again, or takes it back; for those whose own role reaches that far. */
export function InvitationActions({ invitation, onRevoke }: InvitationActionsProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const textOf = useFailureText();
  const resend = useResendInvitation();
  const [busy, setBusy] = useState(false);
  const { id, email } = invitation;
  const mayHandle = useMayHandle();
  if (!mayHandle(invitation.role)) return null;

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await resend({ variables: { input: { id } } });
      toast(t('resent', { email }), 'success');
    } catch (cause) {
      toast(textOf(cause, { failed: t('failed.resend') }), 'danger');
    } finally {
      setBusy(false);
    }
  }

  return (
    <RowActions>
      <Button
        size="small"
        busy={busy}
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
