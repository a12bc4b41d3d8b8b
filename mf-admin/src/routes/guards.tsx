import { Navigate, Outlet, useSession } from '@hausgeist/shell-api';
import { SessionWaiting } from '@hausgeist/staff-kit/sign-in';
import { useState } from 'react';

/** The kind of visitor: an administrator, a guest, or not known yet. */
function useVisitor(): 'checking' | 'guest' | 'admin' {
  const { status, viewer } = useSession();
  if (status === 'checking') return 'checking';
  return status === 'signedIn' && viewer?.kind === 'ADMIN' ? 'admin' : 'guest';
}

/** Lets only administrators in; others go to the sign-in. */
export function AdminsOnly() {
  const visitor = useVisitor();
  if (visitor === 'checking') return <SessionWaiting />;
  return visitor === 'admin' ? <Outlet /> : <Navigate to="/adminlogin" replace />;
}

/**
 * Lets only guests in; administrators go to the dashboard. Who came in as a guest may stay after
 * signing in: the page itself says where to go next, and when.
 */
export function GuestsOnly() {
  const visitor = useVisitor();
  const [entered, setEntered] = useState(false);
  if (!entered && visitor === 'guest') setEntered(true);
  if (entered || visitor === 'guest') return <Outlet />;
  return visitor === 'checking' ? <SessionWaiting /> : <Navigate to="/admin/dashboard" replace />;
}

/** The entry: the dashboard for administrators, the sign-in for others. */
export function Entry() {
  const visitor = useVisitor();
  if (visitor === 'checking') return <SessionWaiting />;
  return <Navigate to={visitor === 'admin' ? '/admin/dashboard' : '/adminlogin'} replace />;
}
