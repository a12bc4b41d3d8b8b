import { useLocation, useNavigate, useSession } from '@hausgeist/shell-api';
import { readHandover, SignIn } from '@hausgeist/staff-kit/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { signInChecks } from './checks';
import { useSignInParts } from './use-sign-in-parts';

/**
 * Signs an administrator in. Opening it forgets the user who was signed in before. A user whose
 * session ran out comes back to the page they were on.
 */
export function SignInPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const session = useSession();
  const parts = useSignInParts();
  const handover = readHandover(state, '/admin/');
  const { hasExpired, from = '/admin/dashboard' } = handover;
  const forgetSession = useEffectEvent(() => session.clear());
  useEffect(() => forgetSession(), []);
  return (
    <SignIn
      audience="ADMIN"
      recordOf={(viewer) => ('admin' in viewer ? viewer.admin : {})}
      checks={signInChecks}
      handover={handover}
      explainsCode
      {...parts}
      onSignedIn={async (wanted) => {
        const inside = readHandover({ from: wanted }, '/admin/').from;
        await navigate(inside ?? (hasExpired ? from : '/admin/dashboard'), { replace: true });
      }}
    />
  );
}
