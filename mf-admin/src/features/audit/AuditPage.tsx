import { MessagesProvider } from '@hausgeist/shell-api';
import { AuditScreen } from '@hausgeist/staff-kit/audit';
import type { ComponentProps } from 'react';
import { consoleCatalogues } from '../../messages/console-catalogues';
import { CompanyPicker } from '../company-picker';

/** The screen brings texts of its own, without those of the console's picker. */
function Picker(props: ComponentProps<typeof CompanyPicker>) {
  return (
    <MessagesProvider messages={consoleCatalogues}>
      <CompanyPicker {...props} />
    </MessagesProvider>
  );
}

/** Everything that matters in all companies, and on the platform. */
export function AuditPage() {
  return <AuditScreen CompanyPicker={Picker} backTo="/admin/dashboard" />;
}
