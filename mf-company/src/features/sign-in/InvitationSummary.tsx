import { useTranslations } from '@hausgeist/shell-api';
import type { InvitationDetailsFragment } from '../../gql/graphql';
import styles from './InvitationSummary.module.css';

/** The invited person, the company and the role. */
export function InvitationSummary({ invitation }: { invitation: InvitationDetailsFragment }) {
  const t = useTranslations('signIn');
  const roles = useTranslations('signIn.invitation.roles');
  return (
    <dl className={styles.summary}>
      <dt>{t('invitation.company')}</dt>
      <dd>{invitation.companyName}</dd>
      <dt>{t('email')}</dt>
      <dd>{invitation.email}</dd>
      <dt>{t('invitation.role')}</dt>
      <dd>{roles(invitation.role)}</dd>
    </dl>
  );
}
