import { Navigate, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { LoginForm, readHandover } from '../features/access';
import styles from './LoginPage.module.css';

/** The door of the portal. */
export function LoginPage() {
  const t = useTranslations('access');
  const common = useTranslations('common');
  const { status } = useSession();
  const { message, email, from, hasExpired } = readHandover(useLocation().state);
  if (status === 'checking') return <Waiting label={common('loading')} />;
  if (status === 'signedIn') return <Navigate to={from ?? '/company/dashboard'} replace />;
  return (
    <SignInCard title={t('login.title')} intro={t('login.intro')}>
      {hasExpired && <Alert tone="info">{t('login.expired')}</Alert>}
      {message && <Alert tone="success">{message}</Alert>}
      <LoginForm email={email ?? ''} />
      <p className={styles.note}>{t('login.note')}</p>
    </SignInCard>
  );
}
