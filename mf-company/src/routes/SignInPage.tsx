import { scopeOfConstant } from '@hausgeist/schema';
import { Link, Navigate, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { readHandover, SignIn } from '@hausgeist/staff-kit/sign-in';
import { signInChecks } from '../features/sign-in';
import { SignInCompanyUserDocument } from '../gql/graphql';
import styles from './SignInPage.module.css';

/** The door of the portal. */
export function SignInPage() {
  const t = useTranslations('signIn');
  const { status } = useSession();
  const handover = readHandover(useLocation().state, '/company/dashboard');
  if (status === 'checking') return <Waiting />;
  if (status === 'signedIn') return <Navigate to={handover.from ?? '/company/dashboard'} replace />;
  return (
    <SignIn
      mutation={SignInCompanyUserDocument}
      read={({ signInCompanyUser: { token, companyUser, permissions } }) => ({
        token,
        record: { user: { ...companyUser, permissions: permissions.map(scopeOfConstant) } },
      })}
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
