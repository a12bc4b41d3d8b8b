import {
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { Button, LogoutIcon } from '@hausgeist/ui';
import { Footer } from '../layout/Footer';
import { Logo } from '../layout/Logo';
import { StaffHeader } from './StaffHeader';
import styles from './StaffHeader.module.css';

const DASHBOARD = '/company/dashboard';

/** The company portal's page: who is signed in on the dashboard, a way home everywhere else. */
export function CompanyLayout() {
  const t = useTranslations('staff');
  const { pathname } = useLocation();
  const { status } = useSession();
  const isDashboard = status === 'signedIn' && pathname.startsWith(DASHBOARD);
  return (
    <div className="shell-page">
      <StaffHeader
        brand={
          <Link className="shell-brand" to={isDashboard ? DASHBOARD : '/'}>
            <Logo />
            <span className="shell-product">
              {t(isDashboard ? 'company.dashboard' : 'company.portal')}
            </span>
          </Link>
        }
        account={
          isDashboard ? (
            <SignedIn />
          ) : (
            <Link className={styles.account} to="/">
              {t('backToHome')}
            </Link>
          )
        }
      />
      <main className="shell-main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function SignedIn() {
  const t = useTranslations('staff');
  const navigate = useNavigate();
  const { viewer, signOut } = useSession();
  const user = viewer?.companyUser;
  if (!user) return null;
  return (
    <>
      <Link className={styles.person} to={`${DASHBOARD}/account`} title={t('account')}>
        <span className={styles.initial} aria-hidden="true">
          {user.email.charAt(0).toUpperCase()}
        </span>
        <span className={styles.texts}>
          <span className={styles.email}>{user.email}</span>
          <span className={styles.role}>{user.role.replace('COMPANY_', '')}</span>
        </span>
      </Link>
      <Button
        size="small"
        icon={<LogoutIcon size={18} />}
        onClick={() => void signOut().then(() => navigate('/company/login'))}
      >
        {t('company.signOut')}
      </Button>
    </>
  );
}
