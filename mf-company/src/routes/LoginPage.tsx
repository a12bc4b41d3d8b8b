import { Navigate, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { AccessCard, LoginForm, readHandover } from '../features/access';
import { PageSpinner } from '../ui/PageSpinner';
import styles from './LoginPage.module.css';

/** The door of the portal. */
export function LoginPage() {
  const t = useTranslations('access');
  const common = useTranslations('common');
  const { status } = useSession();
  const { message, email, from, hasExpired } = readHandover(useLocation().state);
  if (status === 'checking') return <PageSpinner label={common('loading')} />;
  if (status === 'signedIn') return <Navigate to={from ?? '/company/dashboard'} replace />;
  return (
    <AccessCard title={t('login.title')} intro={t('login.intro')}>
      {hasExpired && <Alert tone="info">{t('login.expired')}</Alert>}
      {message && <Alert tone="success">{message}</Alert>}
      <LoginForm email={email ?? ''} />
      <p className={styles.note}>{t('login.note')}</p>
    </AccessCard>
  );
}
