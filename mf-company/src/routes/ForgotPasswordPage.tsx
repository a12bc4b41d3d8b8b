import { Link, useTranslations } from '@hausgeist/shell-api';
import { AccessCard, ForgotPasswordForm } from '../features/access';

/** For those who do not remember their password. */
export function ForgotPasswordPage() {
  const t = useTranslations('access');
  return (
    <AccessCard
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
    </AccessCard>
  );
}
