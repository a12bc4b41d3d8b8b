import type { NavigationEntry } from '@hausgeist/schema';
import { Link, Outlet, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api/slim';
import { Button, IconButton, LogoutIcon } from '@hausgeist/ui';
import { Footer } from '../layout/Footer';
import { Logo } from '../layout/Logo';
import { AccountMenu } from './AccountMenu';
import { AdminLinks } from './AdminLinks';
import { StaffHeader } from './StaffHeader';
import { useFocusOnPage } from './use-focus-on-page';
import styles from './StaffHeader.module.css';

/**
 * The administrators' page: a bar with who is signed in, the links beside the content, the footer. On
 * narrow screens the links fold into the bar; either place is hidden by styles where it is not used.
 */
export function AdminLayout({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations('staff');
  const { status } = useSession();
  const main = useFocusOnPage();
  const links = status === 'signedIn' ? <AdminLinks navigation={navigation} /> : undefined;
  return (
    <div className="shell-page">
      <StaffHeader
        hasSidebar={links !== undefined}
        brand={
          <Link className="shell-brand" to="/admin">
            <Logo />
            <span className="shell-product">{t('admin.title')}</span>
          </Link>
        }
        links={links}
        account={status === 'signedIn' ? <SignedIn /> : status === 'signedOut' && <SignedOut />}
      />
      <div className={styles.body}>
        {links && (
          <nav className={styles.sidebar} aria-label={t('navigation')}>
            <div className={styles.stay}>{links}</div>
          </nav>
        )}
        <main ref={main} className="shell-main" id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
    </div>
  );
}

function SignedIn() {
  const t = useTranslations('staff');
  const navigate = useNavigate();
  const { viewer, signOut } = useSession();
  const name = viewer?.admin?.firstName || t('admin.fallbackName');
  return (
    <>
      <AccountMenu to="/admin/account">{t('admin.welcome', { name })}</AccountMenu>
      <IconButton
        label={t('admin.signOut')}
        icon={<LogoutIcon />}
        onClick={() => void signOut().then(() => navigate('/adminlogin', { replace: true }))}
      />
    </>
  );
}

function SignedOut() {
  const t = useTranslations('staff');
  const navigate = useNavigate();
  return (
    <>
      <Link className={styles.account} to="/">
        {t('backToHome')}
      </Link>
      <Button size="small" onClick={() => void navigate('/adminlogin')}>
        {t('admin.signIn')}
      </Button>
    </>
  );
}
