import {
  MessagesProvider,
  Navigate,
  Outlet,
  useLocation,
  usePermission,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { AwayNotice, late, Waiting } from '@hausgeist/staff-kit';
import { NotificationsLive } from '@hausgeist/staff-kit/notifications';
import {
  GuestCommands,
  Palette,
  PeopleCommands,
  DisplayCommands,
} from '@hausgeist/staff-kit/palette';
import { SessionWaiting, type Handover } from '@hausgeist/staff-kit/sign-in';
import { Suspense } from 'react';
import { useCompanyId } from '../features/company-scope';
import {
  BuildingCommands,
  ConversationCommands,
  DASHBOARD,
  PageCommands,
  Sidebar,
  TemporaryPassword,
} from '../features/dashboard';
import { InboxLive } from '../features/inbox-live';
import { portalCatalogues } from '../messages/catalogues';
import styles from './DashboardLayout.module.css';

const TermsQuestion = late(
  async () => (await import('../features/terms/TermsQuestion')).TermsQuestion,
);

/** Everything behind the sign-in: sidebar and page. */
export function DashboardLayout() {
  const t = useTranslations('portal');
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();
  const companyId = useCompanyId();
  const maySeePeople = usePermission('users.view');
  const mayRead = usePermission('conversations.view');
  if (status === 'checking') {
    return <SessionWaiting label={t('loading')} failure={t('failed')} />;
  }
  if (status === 'signedOut' || !viewer) {
    const state: Handover = { from: pathname + search };
    return <Navigate to="/company/login" replace state={state} />;
  }
  if (viewer.companyUser?.termsAreDue) {
    return (
      <Suspense fallback={<Waiting label={t('loading')} />}>
        <TermsQuestion />
      </Suspense>
    );
  }
  return (
    <MessagesProvider messages={portalCatalogues}>
      <NotificationsLive path={`${DASHBOARD}/notifications`}>
        <InboxLive>
          <Palette>
            <PageCommands />
            <GuestCommands />
            <DisplayCommands />
            {mayRead && <ConversationCommands />}
            {maySeePeople && (
              <>
                <PeopleCommands path={`${DASHBOARD}/end-users`} companyId={companyId} />
                <BuildingCommands />
              </>
            )}
            <div className={styles.layout}>
              <Sidebar />
              <AwayNotice />
              <div className={styles.content}>
                <TemporaryPassword />
                <Suspense fallback={<Waiting label={t('loading')} />}>
                  <Outlet />
                </Suspense>
              </div>
            </div>
          </Palette>
        </InboxLive>
      </NotificationsLive>
    </MessagesProvider>
  );
}
