import { MessagesProvider } from '@hausgeist/shell-api';
import { pageCatalogues } from './messages/page-catalogues';
import { NotificationList } from './NotificationList';
import { SettingsPanel } from './SettingsPanel';

/** What stands below the tabs of the page of notifications. */
export function NotificationPanels({ tab }: { tab: 'list' | 'settings' }) {
  return (
    <MessagesProvider messages={pageCatalogues}>
      {tab === 'list' ? <NotificationList /> : <SettingsPanel />}
    </MessagesProvider>
  );
}
