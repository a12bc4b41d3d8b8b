import { Navigate, Route, Routes, useLocation } from '@hausgeist/shell-api';
import { latePage, withOwnTexts } from '@hausgeist/staff-kit';
import {
  accountCatalogues,
  companyUserCatalogues,
  dashboardCatalogues,
  endUserCatalogues,
  frontEndCatalogues,
  monitoringCatalogues,
} from '../messages/catalogues';
import { NotFound } from './NotFound';

const DashboardPage = latePage('/admin/dashboard', async () =>
  withOwnTexts(
    dashboardCatalogues,
    async () => (await import('../features/dashboard')).DashboardPage,
  ),
);
const CompaniesPage = latePage(
  '/admin/managingcompany',
  async () => (await import('../features/companies')).CompaniesPage,
);
const CompanyUsersPage = latePage('/admin/companies', async () =>
  withOwnTexts(
    companyUserCatalogues,
    async () => (await import('../features/company-users')).CompanyUsersPage,
  ),
);
const ManageCompanyUsersPage = latePage('/admin/manage-company-users', async () =>
  withOwnTexts(
    companyUserCatalogues,
    async () => (await import('../features/company-users')).ManageCompanyUsersPage,
  ),
);
const TenantsAndOwners = latePage('/admin/tenantsowners', async () =>
  withOwnTexts(
    endUserCatalogues,
    async () => (await import('./TenantsAndOwners')).TenantsAndOwners,
  ),
);
const MonitoringPage = latePage('/admin/monitoring', async () =>
  withOwnTexts(
    monitoringCatalogues,
    async () => (await import('../features/monitoring')).MonitoringPage,
  ),
);
const AllAnalytics = latePage(
  '/admin/analytics',
  async () => (await import('@hausgeist/staff-kit/analytics')).AllAnalytics,
);
const AuditPage = latePage(
  '/admin/audit',
  async () => (await import('../features/audit')).AuditPage,
);
const IntegrationsPage = latePage(
  '/admin/integrations',
  async () => (await import('../features/integrations')).IntegrationsPage,
);
const FrontEndsPage = latePage('/admin/front-ends', async () =>
  withOwnTexts(
    frontEndCatalogues,
    async () => (await import('../features/front-ends')).FrontEndsPage,
  ),
);
const PlatformDataProtection = latePage(
  '/admin/data-protection',
  async () => (await import('@hausgeist/staff-kit/privacy')).PlatformDataProtection,
);
const AccountPage = latePage('/admin/account', async () =>
  withOwnTexts(accountCatalogues, async () => (await import('../features/account')).AccountPage),
);
const NotificationsScreen = latePage(
  '/admin/notifications',
  async () => (await import('@hausgeist/staff-kit/notifications')).NotificationsScreen,
);

/** Another address of the list of companies. */
function ToCompanies() {
  const { search } = useLocation();
  return <Navigate to={`/admin/managingcompany${search}`} replace />;
}

/**
 * The console's own pages. This comes with the app, so that the page that a visit begins with is asked for beside the
 * frame around it.
 */
export function ConsolePages() {
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
      <Route path="notifications" element={<NotificationsScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
