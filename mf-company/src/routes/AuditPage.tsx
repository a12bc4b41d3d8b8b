import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { AuditScreen } from '@hausgeist/staff-kit/audit';
import { useCompanyId } from '../features/company-scope';
import { RequirePermission } from '../features/dashboard';

/** Who did what in the company, and when. */
export function AuditPage() {
  const title = useTranslations('portal')('audit');
  const companyId = useCompanyId();
  const mayExport = usePermission('conversations.export');
  return (
    <RequirePermission permission="settings.audit" title={title}>
      <AuditScreen key={companyId} companyId={companyId} withNotices={mayExport} />
    </RequirePermission>
  );
}
