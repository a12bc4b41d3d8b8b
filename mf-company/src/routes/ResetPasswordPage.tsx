import {
  Link,
  skipToken,
  useNavigate,
  useParams,
  useQuery,
  useTranslations,
} from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert, buttonClassName } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { ResetPasswordForm, type LoginHandover } from '../features/access';
import { CompanyResetTokenIsValidDocument } from '../gql/graphql';

/** How long the good news stays before the login page comes. */
const REDIRECT_DELAY_MS = 3_000;

function InvalidLink() {
  const t = useTranslations('access.resetPassword');
  return (
    <SignInCard title={t('invalidTitle')}>
      <Alert tone="danger">{t('invalid')}</Alert>
      <Link className={buttonClassName('primary')} to="/company/forgot-password">
        {t('requestNew')}
      </Link>
    </SignInCard>
  );
}

function Done() {
  const t = useTranslations('access.resetPassword');
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const state: LoginHandover = { message: t('handedOver') };
    void navigate('/company/login', { replace: true, state });
  });
  useEffect(() => {
    const timer = setTimeout(() => goOn(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert tone="success">
      {t('done')} {t('doneHint')}
    </Alert>
  );
}

/** Sets a new password by the link from a mail, if the link is still good. */
export function ResetPasswordPage() {
  const t = useTranslations('access');
  const { token } = useParams();
  const [done, setDone] = useState(false);
  const { data, loading } = useQuery(
    CompanyResetTokenIsValidDocument,
    token ? { variables: { token }, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (loading) return <Waiting label={t('resetPassword.checking')} />;
  // When the check itself fails, the form may try: the server checks again.
  if (!token || data?.passwordResetTokenIsValid === false) return <InvalidLink />;
  return (
    <SignInCard
      title={t('resetPassword.title')}
      intro={t('resetPassword.intro')}
      links={
        <>
          <Link to="/company/login">{t('backToLogin')}</Link>
          <Link to="/">{t('backToHome')}</Link>
        </>
      }
    >
      {done ? <Done /> : <ResetPasswordForm token={token} onDone={() => setDone(true)} />}
    </SignInCard>
  );
}
