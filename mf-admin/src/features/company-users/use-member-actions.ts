import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import {
  ResendCompanyInvitationDocument,
  SetCompanyUserStatusDocument,
  type MemberRowFragment,
} from '../../gql/graphql';
import { useAction, type ActionResult } from '../../requests/use-action';
import { nameOf } from './members';

/** What is done with a row at once, without a dialog: the outcome is a passing message. */
export function useMemberActions(onChanged: () => void) {
  const t = useTranslations('companyUsers');
  const toast = useToast();
  const [busyId, setBusyId] = useState<string | null>(null);
  const resendAction = useAction(ResendCompanyInvitationDocument, { failed: t('resendFailed') });
  const statusAction = useAction(SetCompanyUserStatusDocument, { failed: t('suspendFailed') });

  async function perform(
    member: MemberRowFragment,
    request: Promise<ActionResult<unknown> | undefined>,
    texts: { done: string; failed: string },
  ): Promise<void> {
    setBusyId(member.id);
    const result = await request;
    setBusyId(null);
    if (!result) return;
    if ('failure' in result) {
      toast(result.failure.message || texts.failed, 'danger');
      return;
    }
    toast(texts.done, 'success');
    onChanged();
  }

  return {
    busyId,
    resend: (member: MemberRowFragment) =>
      void perform(member, resendAction.run({ input: { id: member.id } }), {
        done: t('resent', { email: member.email }),
        failed: t('resendFailed'),
      }),
    toggle: (member: MemberRowFragment) => {
      const suspends = member.status === 'ACTIVE';
      const input = { id: member.id, action: suspends ? 'SUSPEND' : 'ACTIVATE' } as const;
      const name = nameOf(member);
      void perform(member, statusAction.run({ input }), {
        done: suspends ? t('suspended', { name }) : t('activated', { name }),
        failed: suspends ? t('suspendFailed') : t('activateFailed'),
      });
    },
  };
}
