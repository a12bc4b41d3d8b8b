import {
  MessagesProvider,
  Navigate,
  Outlet,
  useLocation,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import type { Handover } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { Suspense } from 'react';
import { PageCommands, Sidebar, TemporaryPasswordNote } from '../features/dashboard';
import { InboxLive } from '../features/inbox-live';
import { Palette } from '../features/palette';
import { catalogues } from '../messages/catalogues';
import styles from './DashboardLayout.module.css';

/** Everything behind the sign-in: sidebar and page. */
export function DashboardLayout() {
  const t = useTranslations('portal');
  const { status, viewer, isUnreachable } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') {
    return (
      <>
        {isUnreachable && <Alert tone="danger">{t('failed')}</Alert>}
        <Waiting label={t('loading')} />
      </>
    );
  }
  if (status === 'signedOut' || !viewer) {
    const state: Handover = { from: pathname + search };
    return <Navigate to="/company/login" replace state={state} />;
  }
  return (
    <MessagesProvider messages={catalogues}>
      <InboxLive>
        <Palette>
          <PageCommands />
          <div className={styles.layout}>
            <Sidebar />
            <div className={styles.content}>
              <TemporaryPasswordNote />
              <Suspense fallback={<Waiting label={t('loading')} />}>
                <Outlet />
              </Suspense>
            </div>
          </div>
        </Palette>
      </InboxLive>
    </MessagesProvider>
  );
}
