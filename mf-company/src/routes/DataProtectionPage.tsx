import { DataProtectionScreen } from '@hausgeist/staff-kit/privacy';
import { useCompanyId } from '../features/company-scope';
import { RequirePermission } from '../features/dashboard';
import { usePageTitle } from '../ui/use-page-title';

/** What people of the company have asked for about their data. */
export function DataProtectionPage() {
  const title = usePageTitle('dataProtection');
  return (
    <RequirePermission permission="users.delete" title={title}>
      <DataProtectionScreen companyId={useCompanyId()} />
    </RequirePermission>
  );
}
