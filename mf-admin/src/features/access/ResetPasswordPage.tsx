import { Link, skipToken, useParams, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { SignInCard } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { AdminResetTokenIsValidDocument } from '../../gql/graphql';
import { ResetPasswordForm } from './ResetPasswordForm';

/** Where the link in the mail leads: the form, or why the link does not work. */
export function ResetPasswordPage() {
  const t = useTranslations('access.reset');
  const access = useTranslations('access');
  const { token = '' } = useParams();
  const { data, loading } = useQuery(
    AdminResetTokenIsValidDocument,
    token
      ? { variables: { token }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-only' }
      : skipToken,
  );
  if (token && loading && !data) {
    return (
      <SignInCard title={t('title')}>
        <Waiting label={t('checking')} />
      </SignInCard>
    );
  }
  // Where it could not be checked, setting the password will tell.
  if (token && data?.passwordResetTokenIsValid !== false)
    return <ResetPasswordForm token={token} />;
  return (
    <SignInCard
      title={t('invalidTitle')}
      links={
        <>
          <Link to="/forgot-password">{t('requestNew')}</Link>
          <Link to="/adminlogin">{access('backToLogin')}</Link>
        </>
      }
    >
      <Alert tone="danger">{token ? t('invalidText') : t('noToken')}</Alert>
      {!token && <p>{t('invalidText')}</p>}
    </SignInCard>
  );
}
