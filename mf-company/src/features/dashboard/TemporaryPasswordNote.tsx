import { Link, Navigate, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { DASHBOARD } from './sections';

/**
 * Reminds a user whose password others know, and leads them to where they change it once nothing
 * else is open to them. The account page has its own words for it.
 */
export function TemporaryPasswordNote() {
  const t = useTranslations('portal.temporaryPassword');
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const account = `${DASHBOARD}/account`;
  if (!viewer?.companyUser?.passwordIsTemporary || pathname === account) return null;
  if (viewer.companyUser.passwordChangeIsDue) return <Navigate to={account} replace />;
  return (
    <Alert tone="info">
      {t('text')} <Link to={account}>{t('action')}</Link>
    </Alert>
  );
}
