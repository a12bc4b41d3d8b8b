import type { NavigationEntry } from '@hausgeist/schema';
import { Link, Outlet, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { Button, LogoutIcon } from '@hausgeist/ui';
import { Footer } from '../layout/Footer';
import { Logo } from '../layout/Logo';
import { AdminLinks } from './AdminLinks';
import { StaffHeader } from './StaffHeader';
import { useFocusOnPage } from './use-focus-on-page';
import styles from './StaffHeader.module.css';

/** The administrators' page: a bar with links and who is signed in, the content, the footer. */
export function AdminLayout({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations('staff');
  const { status } = useSession();
  const main = useFocusOnPage();
  return (
    <div className="shell-page">
      <StaffHeader
        brand={
          <Link className="shell-brand" to="/admin">
            <Logo />
            <span className="shell-product">{t('admin.title')}</span>
          </Link>
        }
        links={status === 'signedIn' ? <AdminLinks navigation={navigation} /> : undefined}
        account={status === 'signedIn' ? <SignedIn /> : status === 'signedOut' && <SignedOut />}
      />
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
  const name = viewer?.admin?.firstName || t('admin.fallbackName');
  return (
    <>
      <Link className={styles.account} to="/admin/account" title={t('account')}>
        {t('admin.welcome', { name })}
      </Link>
      <Button
        size="small"
        icon={<LogoutIcon size={18} />}
        onClick={() => void signOut().then(() => navigate('/adminlogin', { replace: true }))}
      >
        {t('admin.signOut')}
      </Button>
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
