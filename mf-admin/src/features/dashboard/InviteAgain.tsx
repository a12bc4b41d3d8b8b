import { useTranslations } from '@hausgeist/shell-api';
import { RowAction, useAction } from '@hausgeist/staff-kit';
import { MailIcon } from '@hausgeist/ui';
import { InviteAdminDocument } from '../../gql/graphql';

interface InviteAgainProps {
  email: string;
  onInvited: () => void;
}

/** Mails the invitation of a person who has not accepted it anew; the link of before no longer holds. */
export function InviteAgain({ email, onInvited }: InviteAgainProps) {
  const t = useTranslations('dashboard.invite');
  const { run, isBusy } = useAction(InviteAdminDocument, {
    failed: t('failed'),
    done: t('sentAgain', { email }),
    offline: t('offline'),
    isToasted: true,
  });

  async function invite(): Promise<void> {
    if (await run({ input: { email } })) onInvited();
  }

  return (
    <RowAction Icon={MailIcon} subject={email} disabled={isBusy} onClick={() => void invite()}>
      {t('again')}
    </RowAction>
  );
}
