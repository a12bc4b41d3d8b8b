import { useTranslations } from '@hausgeist/shell-api';
import { DataProtectionScreen } from '@hausgeist/staff-kit/privacy';
import { useCompanyId } from '../features/company-scope';
import { RequirePermission } from '../features/dashboard';

/** What people of the company have asked for about their data. */
export function DataProtectionPage() {
  const title = useTranslations('portal')('dataProtectionTitle');
  return (
    <RequirePermission permission="users.delete" title={title}>
      <DataProtectionScreen companyId={useCompanyId()} />
    </RequirePermission>
  );
}
