import { Navigate, useDocumentTitle, useSession, useTranslations } from '@hausgeist/shell-api';
import { PageHeader } from '@hausgeist/ui';
import { ChangePasswordCard, SessionsCard, TwoFactorCard } from '../features/account';
import { DASHBOARD } from '../features/dashboard';
import { Page } from '../ui/Page';

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
      <ChangePasswordCard />
      {!passwordChangeIsDue && (
        <>
          <TwoFactorCard />
          <SessionsCard />
        </>
      )}
    </Page>
  );
}
