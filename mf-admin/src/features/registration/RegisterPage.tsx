import { Link, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { SignInCard, useRedirectAfter } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { RegistrationForm } from './RegistrationForm';
import { useInvitation } from './use-invitation';
import { useRegistration } from './use-registration';

/** How long the page shows that the registration has worked before it changes. */
const REGISTERED_MS = 1_500;

interface RegisterPageProps {
  /** The form is shown only with a valid invitation. */
  invitedOnly?: boolean;
}

/** Makes an account for an administrator, openly or by invitation. */
export function RegisterPage({ invitedOnly = false }: RegisterPageProps) {
  const t = useTranslations('signIn');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invitation = useInvitation(token);
  const { register, done, isBusy, error } = useRegistration(token);
  const isTokenMissing = invitedOnly && !token;
  useRedirectAfter(isTokenMissing, '/adminlogin');
  useRedirectAfter(
    done !== null,
    done?.signedIn ? '/admin/dashboard' : '/adminlogin',
    REGISTERED_MS,
    done?.signedIn === false ? done.message : undefined,
  );

  // After registering the token is used up; asking for it again must not take the page away.
  if (invitation.state === 'checking' && !done) {
    return (
      <SignInCard title={t('register.validating')}>
        <Waiting label={t('register.validating')} />
      </SignInCard>
    );
  }
  const invalid = invitation.state === 'invalid' ? invitation.error : undefined;
  const problem = isTokenMissing ? t('register.noToken') : invalid;
  if (problem !== undefined && !done) {
    return (
      <SignInCard
        title={t(invitedOnly ? 'register.invalidTitle' : 'register.invitedTitle')}
        links={<Link to="/adminlogin">{t('backToLogin')}</Link>}
      >
        <Alert tone="danger">{problem}</Alert>
        <p>{t('register.invalidText')}</p>
      </SignInCard>
    );
  }
  return (
    <RegistrationForm
      invited={token !== ''}
      invitedEmail={invitation.state === 'valid' ? invitation.email : undefined}
      isBusy={isBusy}
      error={error}
      success={done?.message}
      onSubmit={(values) => void register(values)}
    />
  );
}
