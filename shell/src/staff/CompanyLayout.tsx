import type { CompanyRole } from '@hausgeist/schema';
import { Link, Outlet, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api/slim';
import { IconButton, LogoutIcon } from '@hausgeist/ui';
import { AccountMenu } from './AccountMenu';
import { ActingNotice } from './ActingNotice';
import { Footer } from '../layout/Footer';
import { Logo } from '../layout/Logo';
import { StaffHeader } from './StaffHeader';
import { useFocusOnPage } from './use-focus-on-page';
import styles from './StaffHeader.module.css';

/** The roles without what they all begin with. */
const ROLES = {
  COMPANY_ADMIN: 'ADMIN',
  COMPANY_MANAGER: 'MANAGER',
  COMPANY_STAFF: 'STAFF',
} as const satisfies Record<CompanyRole, string>;

const DASHBOARD = '/company/dashboard';

/** The company portal's page: the signed-in user behind the sign-in, a way home everywhere else. */
export function CompanyLayout({ isInside }: { isInside: boolean }) {
  const t = useTranslations('staff');
  const { status, actingFor, viewer } = useSession();
  const main = useFocusOnPage();
  const user = viewer?.companyUser;
  const isDashboard = status === 'signedIn' && isInside;
  return (
    <div className="shell-page">
      <StaffHeader
        hasSidebar={isDashboard}
        brand={
          <Link className="shell-brand" to={isDashboard ? DASHBOARD : '/'}>
            <Logo of={isDashboard ? user?.companyLogoUrl : null} />
            <span className="shell-titles">
              <span className="shell-product">
                {t(isDashboard ? 'company.dashboard' : 'company.portal')}
              </span>
              {isDashboard && <span className="shell-area">{user?.managingCompany.name}</span>}
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
      {isDashboard && actingFor !== null && <ActingNotice companyId={actingFor} />}
      <main ref={main} className="shell-main" id="content" tabIndex={-1}>
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
  if (!user)
    return (
      viewer?.admin && (
        <AccountMenu>
          <Person email={viewer.admin.email} office={t('company.roles.ADMIN')} />
        </AccountMenu>
      )
    );
  return (
    <>
      <AccountMenu to={`${DASHBOARD}/account`}>
        <Person email={user.email} office={t(`company.roles.${ROLES[user.role]}`)} />
      </AccountMenu>
      <IconButton
        label={t('company.signOut')}
        icon={<LogoutIcon />}
        onClick={() => void signOut().then(() => navigate('/company/login', { replace: true }))}
      />
    </>
  );
}

function Person({ email, office }: { email: string; office: string }) {
  return (
    <>
      <span className={styles.initial} aria-hidden="true">
        {email.charAt(0).toUpperCase()}
      </span>
      <span className={styles.texts}>
        <span className={styles.email}>{email}</span>
        <span className={styles.role}>{office}</span>
      </span>
    </>
  );
}
