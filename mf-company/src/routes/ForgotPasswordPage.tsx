import { Link, useTranslations } from '@hausgeist/shell-api';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { ForgotPasswordForm } from '../features/access';

/** For those who do not remember their password. */
export function ForgotPasswordPage() {
  const t = useTranslations('access');
  return (
    <SignInCard
      title={t('forgotPassword.title')}
      intro={t('forgotPassword.intro')}
      links={
        <>
          <Link to="/company/login">{t('backToLogin')}</Link>
          <Link to="/">{t('backToHome')}</Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </SignInCard>
  );
}
