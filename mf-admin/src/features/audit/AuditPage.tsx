import { AuditScreen } from '@hausgeist/staff-kit/audit';
import { CompanyPicker } from '../company-picker';

/** Everything that matters in all companies, and on the platform. */
export function AuditPage() {
  return <AuditScreen CompanyPicker={CompanyPicker} backTo="/admin/dashboard" />;
}
