import { useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Tabs } from '@hausgeist/ui';
import { Suspense } from 'react';
import { oneOf } from '../../lists/use-list-state';
import { late } from '../../ui/late';
import { Page } from '../../ui/Page';
import { Waiting } from '../../ui/Waiting';

const NotificationPanels = late(
  async () => (await import('./NotificationPanels')).NotificationPanels,
);

const TABS = ['list', 'settings'] as const;

/** What the viewer was told, and how they want to be told. */
export function NotificationsScreen() {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const [params, setParams] = useSearchParams();
  const tab = oneOf(TABS, params.get('tab') ?? '') ?? 'list';
  return (
    <Page title={t('title')} description={t('description')}>
      <Tabs
        label={t('title')}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        current={tab}
        onSelect={(key) => setParams({ tab: key })}
      >
        <Suspense fallback={<Waiting label={common('loading')} />}>
          <NotificationPanels tab={tab} />
        </Suspense>
      </Tabs>
    </Page>
  );
}
