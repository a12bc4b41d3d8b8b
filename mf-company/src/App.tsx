import { MessagesProvider, Navigate, Route, Routes, useGuest } from '@hausgeist/shell-api';
import { lazy, Suspense } from 'react';
import { DASHBOARD } from './features/dashboard';
import { signInCatalogues } from './messages/sign-in-catalogues';
import { GuestPage } from './routes/GuestPage';
import { NotFoundPage } from './routes/NotFoundPage';
import { SignInPage } from './routes/SignInPage';

// What the first visit does not need comes when it is needed.
const AcceptInvitationPage = lazy(async () => ({
  default: (await import('./routes/AcceptInvitationPage')).AcceptInvitationPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./routes/AccountPage')).AccountPage,
}));
const CasesPage = lazy(async () => ({ default: (await import('./routes/CasesPage')).CasesPage }));
const AnalyticsPage = lazy(async () => ({
  default: (await import('./routes/AnalyticsPage')).AnalyticsPage,
}));
const AuditPage = lazy(async () => ({ default: (await import('./routes/AuditPage')).AuditPage }));
const BroadcastsPage = lazy(async () => ({
  default: (await import('./routes/BroadcastsPage')).BroadcastsPage,
}));
const BuildingsPage = lazy(async () => ({
  default: (await import('./routes/BuildingsPage')).BuildingsPage,
}));
const ConversationsPage = lazy(async () => ({
  default: (await import('./routes/ConversationsPage')).ConversationsPage,
}));
const DashboardLayout = lazy(async () => ({
  default: (await import('./routes/DashboardLayout')).DashboardLayout,
}));
const DashboardStart = lazy(async () => ({
  default: (await import('./routes/DashboardStart')).DashboardStart,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('./routes/ConfirmEmailPage')).ConfirmEmailPage,
}));
const DataProtectionPage = lazy(async () => ({
  default: (await import('./routes/DataProtectionPage')).DataProtectionPage,
}));
const EndUsersPage = lazy(async () => ({
  default: (await import('./routes/EndUsersPage')).EndUsersPage,
}));
const FilePage = lazy(async () => ({
  default: (await import('./routes/FilePage')).FilePage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./routes/PasswordPages')).ForgotPasswordPage,
}));
const IntegrationsPage = lazy(async () => ({
  default: (await import('./routes/IntegrationsPage')).IntegrationsPage,
}));
const JobPage = lazy(async () => ({ default: (await import('./routes/JobPage')).JobPage }));
const KnowledgePage = lazy(async () => ({
  default: (await import('./routes/KnowledgePage')).KnowledgePage,
}));
const NotificationsPage = lazy(async () => ({
  default: (await import('./routes/NotificationsPage')).NotificationsPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./routes/PasswordPages')).ResetPasswordPage,
}));
const OverviewPage = lazy(async () => ({
  default: (await import('./routes/OverviewPage')).OverviewPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./routes/SettingsPage')).SettingsPage,
}));
const TeamPage = lazy(async () => ({ default: (await import('./routes/TeamPage')).TeamPage }));
const TermsPage = lazy(async () => ({ default: (await import('./routes/TermsPage')).TermsPage }));

/** The company portal, as the shell loads it. */
export function App() {
  const guest = useGuest();
  return (
    <MessagesProvider messages={signInCatalogues}>
      <Suspense>
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
      </Suspense>
    </MessagesProvider>
  );
}
