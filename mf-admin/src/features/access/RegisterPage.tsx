import { Link, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { REDIRECTS, useRedirectAfter } from '../../timing/use-redirect-after';
import { AccessCard, AccessWaiting } from './AccessCard';
import { RegistrationForm } from './RegistrationForm';
import { useInvitation } from './use-invitation';
import { useRegistration } from './use-registration';

interface RegisterPageProps {
  /** Nobody without a valid invitation gets to the form. */
  invitedOnly?: boolean;
}

/** Makes an account for an administrator, openly or by invitation. */
export function RegisterPage({ invitedOnly = false }: RegisterPageProps) {
  const t = useTranslations('access');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invitation = useInvitation(token);
  const { register, done, busy, error } = useRegistration(token);
  const isTokenMissing = invitedOnly && !token;
  useRedirectAfter(isTokenMissing, '/adminlogin', REDIRECTS.invitationMissing);
  useRedirectAfter(
    done !== null,
    done?.signedIn ? '/admin/dashboard' : '/adminlogin',
    REDIRECTS.registered,
    done && !done.signedIn ? done.message : undefined,
  );

  // After registering the token is used up; asking for it again must not take the page away.
  if (invitation.state === 'checking' && !done) {
    return (
      <AccessCard title={t('register.validating')}>
        <AccessWaiting>{t('register.validating')}</AccessWaiting>
      </AccessCard>
    );
  }
  const invalid = invitation.state === 'invalid' ? invitation.error : undefined;
  if (invitedOnly && !done && (isTokenMissing || invalid)) {
    return (
      <AccessCard
        title={t('register.invalidTitle')}
        links={<Link to="/adminlogin">{t('backToLogin')}</Link>}
      >
        <Alert tone="danger">{isTokenMissing ? t('register.noToken') : invalid}</Alert>
        <p>{t('register.invalidText')}</p>
      </AccessCard>
    );
  }
  return (
    <RegistrationForm
      invited={token !== ''}
      invitedEmail={invitation.state === 'valid' ? invitation.email : undefined}
      busy={busy}
      error={error ?? (done ? undefined : invalid)}
      success={done?.message}
      onSubmit={(values) => void register(values)}
    />
  );
}
