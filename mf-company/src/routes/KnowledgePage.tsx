import { usePermission, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { oneOf, Page } from '@hausgeist/staff-kit';
import { Tabs } from '@hausgeist/ui';
import { useState, type ComponentProps } from 'react';
import { Denied } from '../features/dashboard';
import {
  DraftPanel,
  type PublishedFacts,
  ReviewPanel,
  TryPanel,
  VersionsPanel,
} from '../features/studio';
import { QuestionsPanel, UseCasesPanel } from '../features/knowledge';

const TABS = ['questions', 'use-cases', 'draft', 'try', 'versions'] as const;

/** What the assistant knows, and what tenants asked in vain. */
export function KnowledgePage() {
  const t = useTranslations('knowledge');
  const maySee = usePermission('settings.view');
  const open = {
    questions: usePermission('conversations.view'),
    'use-cases': maySee,
    draft: maySee,
    try: maySee,
    versions: maySee,
  };
  const [params, setParams] = useSearchParams();
  const [published, setPublished] = useState<PublishedFacts>();
  const [lastTry, setLastTry] = useState<ComponentProps<typeof TryPanel>['last']>();
  const shown = TABS.filter((key) => open[key]);
  const wanted = oneOf(shown, params.get('tab') ?? '') ?? shown[0];
  if (!wanted) return <Denied title={t('title')} />;
  return (
    <Page title={t('title')} description={t('description')}>
      <Tabs
        label={t('tabs.label')}
        items={shown.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        current={wanted}
        onSelect={(tab) => {
          setPublished(undefined);
          setParams({ tab });
        }}
      >
        {wanted === 'questions' && <QuestionsPanel />}
        {wanted === 'use-cases' && <UseCasesPanel />}
        {wanted === 'draft' && params.get('view') !== 'review' && (
          <DraftPanel
            published={published}
            onReview={() => setParams({ tab: wanted, view: 'review' })}
            onTry={() => setParams({ tab: 'try' })}
            onPage={(to) => setParams({ tab: wanted, page: String(to) })}
          />
        )}
        {wanted === 'draft' && params.get('view') === 'review' && (
          <ReviewPanel
            onClose={() => setParams({ tab: wanted })}
            onPublished={(facts) => {
              setPublished(facts);
              setParams({ tab: wanted });
            }}
          />
        )}
        {wanted === 'try' && <TryPanel last={lastTry} onAsked={setLastTry} />}
        {wanted === 'versions' && (
          <VersionsPanel
            open={params.get('version')}
            onOpen={(version) => setParams({ tab: wanted, ...(version ? { version } : {}) })}
          />
        )}
      </Tabs>
    </Page>
  );
}
