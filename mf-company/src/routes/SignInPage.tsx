import { scopeOfConstant } from '@hausgeist/schema';
import { Navigate, useGuestPaths, useLocation, useSession } from '@hausgeist/shell-api';
import { readHandover, SessionWaiting, SignIn, type SignedIn } from '@hausgeist/staff-kit/sign-in';
import { signInChecks, useSignInParts } from '../features/sign-in';

/** The door of the portal. */
export function SignInPage() {
  const parts = useSignInParts();
  const { status } = useSession();
  const handover = readHandover(useLocation().state, '/company/dashboard', ...useGuestPaths());
  if (status === 'checking') return <SessionWaiting />;
  if (status === 'signedIn') return <Navigate to={handover.from ?? '/company/dashboard'} replace />;
  return (
    <SignIn
      audience="COMPANY"
      recordOf={recordOf}
      checks={signInChecks}
      handover={handover}
      {...parts}
    />
  );
}

/** What the portal keeps of who has signed in. */
function recordOf(viewer: SignedIn): object {
  if (!('companyUser' in viewer)) return {};
  const { companyUser, permissions } = viewer;
  return { user: { ...companyUser, permissions: permissions.map(scopeOfConstant) } };
}
