import { Link, useTranslations } from '@hausgeist/shell-api';
import { RESET_SPECIALS } from '@hausgeist/staff-kit/passwords';
import { ForgotPassword, ResetPassword } from '@hausgeist/staff-kit/sign-in';
import { forgotPasswordChecks, resetPasswordChecks } from '../features/sign-in';

const SIGN_IN = '/company/login';

/** For those who do not remember their password. */
export function ForgotPasswordPage() {
  return <ForgotPassword audience="COMPANY" checks={forgotPasswordChecks} signInPath={SIGN_IN} />;
}

/** Sets a new password by the link from a mail, if the link is still good. */
export function ResetPasswordPage() {
  const t = useTranslations('signIn');
  return (
    <ResetPassword
      audience="COMPANY"
      checks={resetPasswordChecks}
      specials={RESET_SPECIALS}
      signInPath={SIGN_IN}
      forgotPath="/company/forgot-password"
      intro={t('resetPage.intro')}
      message={t('resetPage.handedOver')}
      links={
        <>
          <Link to={SIGN_IN}>{t('backToLogin')}</Link>
          <Link to="/">{t('backToHome')}</Link>
        </>
      }
    />
  );
}
