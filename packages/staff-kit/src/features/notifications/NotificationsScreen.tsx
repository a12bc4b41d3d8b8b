import { useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { Tabs } from '@hausgeist/ui';
import { oneOf } from '../../lists/use-list-state';
import { Page } from '../../ui/Page';
import { NotificationList } from './NotificationList';
import { SettingsPanel } from './SettingsPanel';

const TABS = ['list', 'settings'] as const;

/** What the viewer was told, and how they want to be told. */
export function NotificationsScreen({ back }: { back?: { to: string; label: string } }) {
  const t = useTranslations('notifications');
  const [params, setParams] = useSearchParams();
  const tab = oneOf(TABS, params.get('tab') ?? '') ?? 'list';
  return (
    <Page title={t('title')} description={t('description')} {...(back ? { back } : {})}>
      <Tabs
        label={t('title')}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        current={tab}
        onSelect={(key) => setParams({ tab: key })}
      >
        {tab === 'list' ? <NotificationList /> : <SettingsPanel />}
      </Tabs>
    </Page>
  );
}
