import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { askAt } from '@hausgeist/staff-kit';
import { askForAuditLog, AuditScreen } from '@hausgeist/staff-kit/audit';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';

askAt(`${DASHBOARD}/audit`, askForAuditLog);

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
