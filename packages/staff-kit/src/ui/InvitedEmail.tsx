import { useTranslations } from '@hausgeist/shell-api';
import { Badge } from '@hausgeist/ui';
import type { InvitationMailTrouble } from '../gql/graphql';
import { EmailText } from './EmailText';
import { Stacked } from './Row';

interface InvitedEmailProps {
  email: string;
  /** Why the mail of the invitation may not be there. */
  trouble: InvitationMailTrouble | null | undefined;
}

/** The address of a person who may have been invited. */
export function InvitedEmail({ email, trouble }: InvitedEmailProps) {
  const t = useTranslations('common');
  if (!trouble) return <EmailText email={email} />;
  return (
    <Stacked>
      <span>
        <EmailText email={email} />
      </span>
      <Badge tone={trouble === 'WAITING' ? 'warning' : 'danger'}>
        {t(`mailTrouble.${trouble}`)}
      </Badge>
    </Stacked>
  );
}
