import {
  MessagesProvider,
  Navigate,
  prepareMessages,
  Route,
  Routes,
  useGuest,
} from '@hausgeist/shell-api';
import { FirstPage, isAsked, late, latePage, withOwnTexts } from '@hausgeist/staff-kit';
import { DASHBOARD } from './features/dashboard';
import {
  accountCatalogues,
  frameCatalogues,
  knowledgeCatalogues,
  portalCatalogues,
  settingsCatalogues,
  signInCatalogues,
  teamCatalogues,
} from './messages/catalogues';
import { GuestPage } from './routes/GuestPage';
import { NotFoundPage } from './routes/NotFoundPage';

// What a page needs comes with it.
const SignInPage = latePage('/company/login', async () =>
  withOwnTexts(signInCatalogues, async () => (await import('./routes/SignInPage')).SignInPage),
);
const AcceptInvitationPage = latePage('/company/accept-invitation', async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./routes/AcceptInvitationPage')).AcceptInvitationPage,
  ),
);
const ForgotPasswordPage = latePage('/company/forgot-password', async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./routes/PasswordPages')).ForgotPasswordPage,
  ),
);
const ResetPasswordPage = latePage('/company/reset-password', async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./routes/PasswordPages')).ResetPasswordPage,
  ),
);
const ConfirmEmailPage = latePage('/company/confirm-email', async () =>
  withOwnTexts(
    signInCatalogues,
    async () => (await import('./routes/ConfirmEmailPage')).ConfirmEmailPage,
  ),
);
const JobPage = latePage('/company/job', async () => (await import('./routes/JobPage')).JobPage);
const TermsPage = latePage('/terms', async () => (await import('./routes/TermsPage')).TermsPage);
const DashboardLayout = latePage(
  DASHBOARD,
  async () => (await import('./routes/DashboardLayout')).DashboardLayout,
);
const DashboardStart = late(async () => (await import('./routes/DashboardStart')).DashboardStart);
const ConversationsPage = latePage(
  `${DASHBOARD}/conversations`,
  async () => (await import('./routes/ConversationsPage')).ConversationsPage,
);
const CasesPage = latePage(
  `${DASHBOARD}/cases`,
  async () => (await import('./routes/CasesPage')).CasesPage,
);
const OverviewPage = latePage(
  `${DASHBOARD}/overview`,
  async () => (await import('./routes/OverviewPage')).OverviewPage,
);
const AnalyticsPage = latePage(
  `${DASHBOARD}/analytics`,
  async () => (await import('./routes/AnalyticsPage')).AnalyticsPage,
);
const AuditPage = latePage(
  `${DASHBOARD}/audit`,
  async () => (await import('./routes/AuditPage')).AuditPage,
);
const BroadcastsPage = latePage(
  `${DASHBOARD}/broadcasts`,
  async () => (await import('./routes/BroadcastsPage')).BroadcastsPage,
);
const EndUsersPage = latePage(
  `${DASHBOARD}/end-users`,
  async () => (await import('./routes/EndUsersPage')).EndUsersPage,
);
const BuildingsPage = latePage(
  `${DASHBOARD}/buildings`,
  async () => (await import('./routes/BuildingsPage')).BuildingsPage,
);
const TeamPage = latePage(`${DASHBOARD}/team`, async () =>
  withOwnTexts(teamCatalogues, async () => (await import('./routes/TeamPage')).TeamPage),
);
const DataProtectionPage = latePage(
  `${DASHBOARD}/data-protection`,
  async () => (await import('./routes/DataProtectionPage')).DataProtectionPage,
);
const KnowledgePage = latePage(`${DASHBOARD}/knowledge`, async () =>
  withOwnTexts(
    knowledgeCatalogues,
    async () => (await import('./routes/KnowledgePage')).KnowledgePage,
  ),
);
const SettingsPage = latePage(`${DASHBOARD}/settings`, async () =>
  withOwnTexts(
    settingsCatalogues,
    async () => (await import('./routes/SettingsPage')).SettingsPage,
  ),
);
const FilePage = latePage(
  `${DASHBOARD}/files`,
  async () => (await import('./routes/FilePage')).FilePage,
);
const IntegrationsPage = latePage(
  `${DASHBOARD}/integrations`,
  async () => (await import('./routes/IntegrationsPage')).IntegrationsPage,
);
const NotificationsPage = latePage(
  `${DASHBOARD}/notifications`,
  async () => (await import('./routes/NotificationsPage')).NotificationsPage,
);
const AccountPage = latePage(`${DASHBOARD}/account`, async () =>
  withOwnTexts(accountCatalogues, async () => (await import('./routes/AccountPage')).AccountPage),
);

// Texts, too, come beside the parts that say them.
void prepareMessages(frameCatalogues);
if (isAsked(DASHBOARD)) void prepareMessages(portalCatalogues);

/** The company portal, as the shell loads it. */
export function App() {
  const guest = useGuest();
  return (
    <MessagesProvider messages={frameCatalogues}>
      <FirstPage>
        <Routes>
          <Route path="/terms" element={<TermsPage />} />
          <Route path="/company">
            <Route index element={<Navigate to={DASHBOARD} replace />} />
            <Route path="login" element={<SignInPage />} />
            <Route path="forgot-password" element={<ForgotPasswordPage />} />
            <Route path="reset-password/:token?" element={<ResetPasswordPage />} />
            <Route path="accept-invitation/:token?" element={<AcceptInvitationPage />} />
            <Route path="confirm-email/:token?" element={<ConfirmEmailPage />} />
            <Route path="job" element={<JobPage />} />
            <Route path="dashboard" element={<DashboardLayout />}>
              <Route index element={<DashboardStart />} />
              <Route path="conversations" element={<ConversationsPage />} />
              <Route path="cases/craftsmen" element={<CasesPage showsCraftsmen />} />
              <Route path="cases/:id?" element={<CasesPage />} />
              <Route path="overview" element={<OverviewPage />} />
              <Route path="analytics" element={<AnalyticsPage />} />
              <Route path="audit" element={<AuditPage />} />
              <Route path="broadcasts/:id?" element={<BroadcastsPage />} />
              <Route path="end-users" element={<EndUsersPage />} />
              <Route path="buildings/:id?" element={<BuildingsPage />} />
              <Route path="team" element={<TeamPage />} />
              <Route path="data-protection" element={<DataProtectionPage />} />
              <Route path="knowledge" element={<KnowledgePage />} />
              <Route path="settings" element={<SettingsPage />} />
              <Route path="files/:id" element={<FilePage />} />
              <Route path="integrations" element={<IntegrationsPage />} />
              <Route path="notifications" element={<NotificationsPage />} />
              <Route path="account" element={<AccountPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          {guest && (
            <Route element={<DashboardLayout />}>
              <Route path="*" element={<GuestPage {...guest} />} />
            </Route>
          )}
        </Routes>
      </FirstPage>
    </MessagesProvider>
  );
}
