import { scopeOfConstant } from '@hausgeist/schema';
import {
  Link,
  Navigate,
  useGuestPaths,
  useLocation,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { readHandover, SessionWaiting, SignIn, type SignedIn } from '@hausgeist/staff-kit/sign-in';
import { signInChecks } from '../features/sign-in';
import styles from './SignInPage.module.css';

/** The door of the portal. */
export function SignInPage() {
  const t = useTranslations('signIn');
  const { status } = useSession();
  const handover = readHandover(useLocation().state, '/company/dashboard', ...useGuestPaths());
  if (status === 'checking') return <SessionWaiting />;
  if (status === 'signedIn') return <Navigate to={handover.from ?? '/company/dashboard'} replace />;
  return (
    <SignIn
      audience="COMPANY"
      recordOf={recordOf}
      checks={signInChecks}
      handover={handover}
      intro={t('loginPage.intro')}
      inForm={
        <Link className={styles.forgot} to="/company/forgot-password">
          {t('forgot')}
        </Link>
      }
      note={<p className={styles.note}>{t('loginPage.note')}</p>}
    />
  );
}

/** What the portal keeps of who has signed in. */
function recordOf(viewer: SignedIn): object {
  if (!('companyUser' in viewer)) return {};
  const { companyUser, permissions } = viewer;
  return { user: { ...companyUser, permissions: permissions.map(scopeOfConstant) } };
}
