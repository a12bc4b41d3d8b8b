import { useDocumentTitle, useSession, useTranslations } from '@hausgeist/shell-api';
import { PageHeader } from '@hausgeist/ui';
import { ChangePasswordCard, SessionsCard, TwoFactorCard } from '../features/account';
import { Page } from '../ui/Page';

/** One's own password, second factor and devices. */
export function AccountPage() {
  const t = useTranslations('account');
  const { viewer } = useSession();
  const email = viewer?.companyUser?.email;
  useDocumentTitle(t('title'));
  return (
    <Page>
      <PageHeader title={t('title')} description={email && t('signedInAs', { email })} />
      <ChangePasswordCard />
      <TwoFactorCard />
      <SessionsCard />
    </Page>
  );
}
