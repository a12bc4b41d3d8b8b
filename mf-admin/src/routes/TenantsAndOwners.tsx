import { askAt, PAGE_SIZE } from '@hausgeist/staff-kit';
import { askForEndUsers, EndUsers } from '@hausgeist/staff-kit/end-users';
import { CompanyPicker } from '../features/company-picker';

askAt('/admin/tenantsowners', () => askForEndUsers(PAGE_SIZE, true));

/** An administrator may do everything to the people of every company. */
const ALL_RIGHTS = { create: true, edit: true, delete: true, export: true };

/** Tenants and owners of all companies, or of the one in the address. */
export function TenantsAndOwners() {
  return (
    <EndUsers CompanyPicker={CompanyPicker} may={ALL_RIGHTS} numbers="typed" invites="always" />
  );
}
