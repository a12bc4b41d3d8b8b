import { Navigate, useDocumentTitle, useSession, useTranslations } from '@hausgeist/shell-api';
import { ChangePasswordCard, SessionsCard, TwoFactorCard } from '@hausgeist/staff-kit/account';
import { RESET_SPECIALS } from '@hausgeist/staff-kit/passwords';
import { PageHeader } from '@hausgeist/ui';
import { DASHBOARD } from '../features/dashboard';
import { Page } from '../ui/Page';

const DEMAND = { specials: RESET_SPECIALS };

/** One's own password, second factor and devices. */
export function AccountPage() {
  const t = useTranslations('account');
  const { viewer } = useSession();
  useDocumentTitle(t('title'));
  if (!viewer?.companyUser) return <Navigate to={DASHBOARD} replace />;
  const { email, passwordChangeIsDue } = viewer.companyUser;
  return (
    <Page>
      <PageHeader title={t('title')} description={t('signedInAs', { email })} />
      <ChangePasswordCard demand={DEMAND} />
      {!passwordChangeIsDue && (
        <>
          <TwoFactorCard />
          <SessionsCard />
        </>
      )}
    </Page>
  );
}
