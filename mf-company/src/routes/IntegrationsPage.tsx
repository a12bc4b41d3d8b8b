import { Integrations } from '@hausgeist/staff-kit/integrations';
import { useDocumentTitle, useTranslations } from '@hausgeist/shell-api';
import { PageHeader } from '@hausgeist/ui';
import { useCompanyId } from '../features/company-scope';
import { Denied, useIsAdministrator } from '../features/dashboard';
import { Page } from '../ui/Page';

/** API keys and webhooks of the company, for those who answer for it. */
export function IntegrationsPage() {
  const title = useTranslations('portal')('integrationsTitle');
  useDocumentTitle(title);
  const companyId = useCompanyId();
  if (!useIsAdministrator()) return <Denied title={title} />;
  return (
    <Page>
      <PageHeader title={title} />
      <Integrations companyId={companyId} isPlatform={false} />
    </Page>
  );
}
