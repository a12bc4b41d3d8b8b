import { Integrations } from '@hausgeist/staff-kit/integrations';
import { Page } from '@hausgeist/staff-kit';
import { useCompanyId } from '../features/company-scope';
import { Denied, useIsAdministrator } from '../features/dashboard';
import { usePageTitle } from '../ui/use-page-title';

/** API keys and webhooks of the company, for those who answer for it. */
export function IntegrationsPage() {
  const title = usePageTitle('integrations');
  const companyId = useCompanyId();
  if (!useIsAdministrator()) return <Denied title={title} />;
  return (
    <Page title={title}>
      <Integrations companyId={companyId} isPlatform={false} />
    </Page>
  );
}
