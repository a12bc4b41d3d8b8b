import { Navigate, useLocation, useSession } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { Suspense } from 'react';
import { DASHBOARD } from './sections';

const TemporaryPasswordNote = late(
  async () => (await import('./TemporaryPasswordNote')).TemporaryPasswordNote,
);

/**
 * Reminds a member whose password others know, and leads them to where they change it once nothing
 * else is open to them. The account page has its own words for it.
 */
export function TemporaryPassword() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const account = `${DASHBOARD}/account`;
  if (!viewer?.companyUser?.passwordIsTemporary || pathname === account) return null;
  if (viewer.companyUser.passwordChangeIsDue) return <Navigate to={account} replace />;
  return (
    <Suspense fallback={null}>
      <TemporaryPasswordNote account={account} />
    </Suspense>
  );
}
