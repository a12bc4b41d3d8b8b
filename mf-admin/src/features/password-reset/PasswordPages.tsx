import { Link, useTranslations } from '@hausgeist/shell-api';
import { ForgotPassword, ResetPassword } from '@hausgeist/staff-kit/sign-in';
import { forgotPasswordChecks, resetPasswordChecks } from './checks';

const SIGN_IN = '/adminlogin';
const FORGOT = '/forgot-password';

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  return <ForgotPassword audience="ADMIN" checks={forgotPasswordChecks} signInPath={SIGN_IN} />;
}

/** Where the link in the mail leads: the form, or why the link does not work. */
export function ResetPasswordPage() {
  const t = useTranslations('signIn');
  const back = <Link to={SIGN_IN}>{t('backToLogin')}</Link>;
  return (
    <ResetPassword
      audience="ADMIN"
      checks={resetPasswordChecks}
      signInPath={SIGN_IN}
      forgotPath={FORGOT}
      links={
        <>
          {back}
          <Link to={FORGOT}>{t('resetPassword.requestNew')}</Link>
        </>
      }
      linksOfBadLink={back}
    />
  );
}
