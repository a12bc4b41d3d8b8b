import { useSession, useTranslations } from '@hausgeist/shell-api';
import { Page } from '../../ui/Page';
import { ChangePasswordCard } from './ChangePasswordCard';
import { SessionsCard } from './SessionsCard';
import { TwoFactorCard } from './TwoFactorCard';
import { useSignInSessions } from './use-sign-in-sessions';
import styles from './Account.module.css';

/** One's own account: password, second factor, and where one is signed in. */
export function AccountPage() {
  const t = useTranslations('account');
  const admin = useSession().viewer?.admin;
  const sessions = useSignInSessions();
  return (
    <Page
      title={t('title')}
      description={
        admin && (
          <span className={styles.who}>
            <span>
              {admin.firstName} {admin.lastName}
            </span>
            <span>{admin.email}</span>
          </span>
        )
      }
      back={{ to: '/admin/dashboard', label: t('back') }}
    >
      <div className={styles.columns}>
        <ChangePasswordCard onChanged={sessions.reload} />
        <TwoFactorCard />
      </div>
      <SessionsCard sessions={sessions} />
    </Page>
  );
}
