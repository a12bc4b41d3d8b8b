import { usePermission } from '@hausgeist/shell-api';
import { CompanyAnalytics } from '@hausgeist/staff-kit/analytics';
import { useCompanyId } from '../features/company-scope';
import { RequirePermission } from '../features/dashboard';
import { usePageTitle } from '../ui/use-page-title';

/** How the assistant and the company's people answer, in figures. */
export function AnalyticsPage() {
  const title = usePageTitle('analytics');
  const companyId = useCompanyId();
  const choosesBuilding = usePermission('users.view');
  return (
    <RequirePermission permission="analytics.view" title={title}>
      <CompanyAnalytics key={companyId} companyId={companyId} choosesBuilding={choosesBuilding} />
    </RequirePermission>
  );
}
