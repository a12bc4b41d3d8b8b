import { MessagesProvider, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Tabs } from '@hausgeist/ui';
import { Suspense } from 'react';
import { oneOf } from '../../lists/use-list-state';
import { late } from '../../ui/late';
import { Page } from '../../ui/Page';
import { Waiting } from '../../ui/Waiting';
import { pageCatalogues } from './messages/page-catalogues';
import { NotificationList } from './NotificationList';

const SettingsPanel = late(async () => (await import('./SettingsPanel')).SettingsPanel);

const TABS = ['list', 'settings'] as const;

/** What the viewer was told, and how they want to be told. */
export function NotificationsScreen() {
  return (
    <MessagesProvider messages={pageCatalogues}>
      <Screen />
    </MessagesProvider>
  );
}

function Screen() {
  const frame = useTranslations('notifications');
  const title = frame('title');
  const t = useTranslations('notificationList');
  const common = useTranslations('common');
  const [params, setParams] = useSearchParams();
  const tab = oneOf(TABS, params.get('tab') ?? '') ?? 'list';
  return (
    <Page title={title} description={t('description')}>
      <Tabs
        label={title}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        current={tab}
        onSelect={(key) => setParams({ tab: key })}
      >
        <Suspense fallback={<Waiting label={common('loading')} />}>
          {tab === 'list' ? <NotificationList /> : <SettingsPanel />}
        </Suspense>
      </Tabs>
    </Page>
  );
}
