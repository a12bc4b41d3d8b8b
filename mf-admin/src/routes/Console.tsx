import {
  MessagesProvider,
  Navigate,
  Route,
  Routes,
  useLocation,
  useTranslations,
} from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { EndUsers } from '@hausgeist/staff-kit/end-users';
import { NotificationsLive } from '@hausgeist/staff-kit/notifications';
import {
  GuestCommands,
  Palette,
  PeopleCommands,
  ThemeCommands,
} from '@hausgeist/staff-kit/palette';
import { lazy, Suspense, type ReactNode } from 'react';
import { CompaniesPage } from '../features/companies';
import { CompanyPicker } from '../features/company-picker';
import { CompanyUsersPage, ManageCompanyUsersPage } from '../features/company-users';
import { ConsoleCommands } from '../features/commands';
import { DashboardPage } from '../features/dashboard';
import { consoleCatalogues } from '../messages/console-catalogues';
import styles from './Console.module.css';
import { NotFound } from './NotFound';

const MonitoringPage = lazy(async () => {
  const { MonitoringPage: page } = await import('../features/monitoring');
  return { default: page };
});
const AllAnalytics = lazy(async () => {
  const { AllAnalytics: page } = await import('@hausgeist/staff-kit/analytics');
  return { default: page };
});
const AuditPage = lazy(async () => {
  const { AuditPage: page } = await import('../features/audit');
  return { default: page };
});
const IntegrationsPage = lazy(async () => {
  const { IntegrationsPage: page } = await import('../features/integrations');
  return { default: page };
});
const FrontEndsPage = lazy(async () => {
  const { FrontEndsPage: page } = await import('../features/front-ends');
  return { default: page };
});
const PlatformDataProtection = lazy(async () => {
  const { PlatformDataProtection: page } = await import('@hausgeist/staff-kit/privacy');
  return { default: page };
});
const AccountPage = lazy(async () => {
  const { AccountPage: page } = await import('../features/account');
  return { default: page };
});

const NotificationsScreen = lazy(async () => {
  const { NotificationsScreen: page } = await import('@hausgeist/staff-kit/notifications');
  return { default: page };
});

/** What the administrator was told. */
function Notifications() {
  const back = useTranslations('console')('toDashboard');
  return <NotificationsScreen back={{ to: '/admin/dashboard', label: back }} />;
}

/** Another address of the list of companies. */
function ToCompanies() {
  const { search } = useLocation();
  return <Navigate to={`/admin/managingcompany${search}`} replace />;
}

/** An administrator may do everything to the people of every company. */
const ALL_RIGHTS = { create: true, edit: true, delete: true, export: true };

/** Tenants and owners of all companies, or of the one in the address. */
function TenantsAndOwners() {
  return (
    <EndUsers CompanyPicker={CompanyPicker} may={ALL_RIGHTS} numbers="typed" invites="always" />
  );
}

interface ConsoleProps {
  /** The page of another micro-frontend, in place of the console's own. */
  guest?: ReactNode;
}

/** Everything that administrators see once they are signed in. */
export function Console({ guest }: ConsoleProps) {
  return (
    <MessagesProvider messages={consoleCatalogues}>
      <NotificationsLive path="/admin/notifications">
        <Palette>
          <ConsoleCommands />
          <GuestCommands />
          <ThemeCommands />
          <PeopleCommands path="/admin/tenantsowners" />
          <div className={styles.console}>
            <Suspense fallback={<Waiting />}>{guest ?? <ConsoleRoutes />}</Suspense>
          </div>
        </Palette>
      </NotificationsLive>
    </MessagesProvider>
  );
}

function ConsoleRoutes() {
  return (
    <Routes>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="managingcompany" element={<CompaniesPage />} />
      <Route path="companies" element={<ToCompanies />} />
      <Route path="companies/:companyId/users" element={<CompanyUsersPage />} />
      <Route path="manage-company-users" element={<ManageCompanyUsersPage />} />
      <Route path="tenantsowners" element={<TenantsAndOwners />} />
      <Route path="monitoring" element={<MonitoringPage />} />
      <Route path="analytics" element={<AllAnalytics />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="data-protection" element={<PlatformDataProtection />} />
      <Route path="front-ends" element={<FrontEndsPage />} />
      <Route path="integrations" element={<IntegrationsPage />} />
      <Route path="account" element={<AccountPage />} />
      <Route path="notifications" element={<Notifications />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
