import { askAt } from '@hausgeist/staff-kit';
import { askForAuditLog, AuditScreen } from '@hausgeist/staff-kit/audit';
import { CompanyPicker } from '../company-picker';

askAt('/admin/audit', askForAuditLog);

/** Everything that matters in all companies, and on the platform. */
export function AuditPage() {
  return <AuditScreen CompanyPicker={CompanyPicker} />;
}
