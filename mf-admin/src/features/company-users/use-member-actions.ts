import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { useState } from 'react';
import {
  ResendCompanyInvitationDocument,
  SetCompanyUserStatusDocument,
  type MemberRowFragment,
} from '../../gql/graphql';
import { nameOf } from './members';

/** What is done with a row at once, without a dialog: the outcome is a passing message. */
export function useMemberActions(onChanged: () => void) {
  const t = useTranslations('companyUsers');
  const toast = useToast();
  const [busyId, setBusyId] = useState<string>();
  const resending = useAction(ResendCompanyInvitationDocument, {
    failed: t('resendFailed'),
    isToasted: true,
  });
  const suspending = useAction(SetCompanyUserStatusDocument, {
    failed: t('suspendFailed'),
    isToasted: true,
  });
  const activating = useAction(SetCompanyUserStatusDocument, {
    failed: t('activateFailed'),
    isToasted: true,
  });

  async function perform(
    member: MemberRowFragment,
    run: () => Promise<unknown>,
    done: string,
  ): Promise<void> {
    setBusyId(member.id);
    const result = await run();
    setBusyId(undefined);
    if (!result) return;
    toast(done, 'success');
    onChanged();
  }

  return {
    busyId,
    resend: (member: MemberRowFragment) =>
      void perform(
        member,
        () => resending.run({ input: { id: member.id } }),
        t('resent', { email: member.email }),
      ),
    toggle: (member: MemberRowFragment) => {
      const { id } = member;
      const name = nameOf(member);
      if (member.status === 'ACTIVE') {
        const input = { id, action: 'SUSPEND' } as const;
        void perform(member, () => suspending.run({ input }), t('suspended', { name }));
      } else {
        const input = { id, action: 'ACTIVATE' } as const;
        void perform(member, () => activating.run({ input }), t('activated', { name }));
      }
    },
  };
}
