import { Link, useLocation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert } from '@hausgeist/ui';
import { DASHBOARD } from './sections';

/** Reminds somebody whose password others know; the account page has its own words for it. */
export function TemporaryPasswordNote() {
  const t = useTranslations('portal.temporaryPassword');
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const account = `${DASHBOARD}/account`;
  if (!viewer?.companyUser?.passwordIsTemporary || pathname === account) return null;
  return (
    <Alert tone="info">
      {t('text')} <Link to={account}>{t('action')}</Link>
    </Alert>
  );
}
