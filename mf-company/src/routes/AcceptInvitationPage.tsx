import {
  Link,
  skipToken,
  useNavigate,
  useParams,
  useQuery,
  useSession,
  useToast,
  useTranslations,
} from '@hausgeist/shell-api';
import { useRefusalText, Waiting } from '@hausgeist/staff-kit';
import { SignInCard, type Handover } from '@hausgeist/staff-kit/sign-in';
import { Alert, Button } from '@hausgeist/ui';
import { AcceptInvitationForm, InvitationSummary } from '../features/sign-in';
import { readFragment } from '../gql/fragment-masking';
import { CompanyInvitationDocument, InvitationDetailsFragmentDoc } from '../gql/graphql';

function InvitationError({ text, hint }: { text: string; hint?: string }) {
  const t = useTranslations('signIn.invitation');
  const navigate = useNavigate();
  return (
    <SignInCard title={t('errorTitle')}>
      <Alert tone="danger">{text}</Alert>
      {hint && <p>{hint}</p>}
      <Button variant="primary" onClick={() => void navigate('/company/login')}>
        {t('toLogin')}
      </Button>
    </SignInCard>
  );
}

/** Where the link of an invitation leads. */
export function AcceptInvitationPage() {
  const t = useTranslations('signIn.invitation');
  const shared = useTranslations('signIn');
  const textOf = useRefusalText();
  const navigate = useNavigate();
  const toast = useToast();
  const { status } = useSession();
  const { token } = useParams();
  const { data, loading } = useQuery(
    CompanyInvitationDocument,
    token ? { variables: { token }, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (!token) return <InvitationError text={t('missing')} />;
  if (loading) return <Waiting label={t('validating')} />;
  if (!data) return <InvitationError text={t('checkFailed')} />;
  const { valid, error, refusal } = data.companyInvitation;
  const invitation = readFragment(InvitationDetailsFragmentDoc, data.companyInvitation.invitation);
  if (!valid || !invitation) {
    const text = error ? textOf({ ...refusal, message: error }) : t('invalid');
    return <InvitationError text={text} hint={t('errorHint')} />;
  }

  function goToLogin(email: string): void {
    // The login page leads every signed-in user on at once, also one who was not invited.
    if (status === 'signedIn') toast(t('done'), 'success');
    const state: Handover = { message: t('done'), email };
    void navigate('/company/login', { replace: true, state });
  }

  return (
    <SignInCard
      title={t('title')}
      intro={t('intro', { company: invitation.companyName })}
      links={<Link to="/company/login">{shared('backToLogin')}</Link>}
    >
      <InvitationSummary invitation={invitation} />
      <AcceptInvitationForm token={token} invitation={invitation} onDone={goToLogin} />
    </SignInCard>
  );
}
