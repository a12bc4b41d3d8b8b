import { MessagesProvider, useTranslations } from '@hausgeist/shell-api';
import { Tabs } from '@hausgeist/ui';
import { ApiKeysPanel } from './api-keys';
import { WebhooksPanel } from './webhooks';
import { catalogues } from './messages/catalogues';
import type { Owner } from './owner/owner';
import { useAddress } from './use-address';

const TABS = ['keys', 'webhooks'] as const;

function IntegrationTabs(owner: Owner) {
  const t = useTranslations('integrations.tabs');
  const { tab, open } = useAddress();
  return (
    <Tabs
      label={t('label')}
      items={TABS.map((key) => ({ key, label: t(key) }))}
      current={tab}
      onSelect={(key) => open({ tab: key === 'webhooks' ? key : '' })}
    >
      {tab === 'keys' ? <ApiKeysPanel {...owner} /> : <WebhooksPanel {...owner} />}
    </Tabs>
  );
}

/** API keys and webhooks of the platform or of one company. The heading is the page's own. */
export function Integrations({ companyId, isPlatform }: Owner) {
  return (
    <MessagesProvider messages={catalogues}>
      {/* Another owner's dialogs and rows are nothing to keep. */}
      <IntegrationTabs key={companyId} companyId={companyId} isPlatform={isPlatform} />
    </MessagesProvider>
  );
}
