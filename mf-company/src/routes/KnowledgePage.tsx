import { usePermission, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { oneOf, Page } from '@hausgeist/staff-kit';
import { Tabs } from '@hausgeist/ui';
import { Denied } from '../features/dashboard';
import { QuestionsPanel, UseCaseDetail, UseCasesPanel } from '../features/knowledge';

const TABS = ['questions', 'use-cases'] as const;

/** What the assistant knows, and what tenants asked in vain. */
export function KnowledgePage() {
  const t = useTranslations('knowledge');
  const open = {
    questions: usePermission('conversations.view'),
    'use-cases': usePermission('settings.view'),
  };
  const [params, setParams] = useSearchParams();
  const shown = TABS.filter((key) => open[key]);
  const wanted = oneOf(shown, params.get('tab') ?? '') ?? shown[0];
  const useCase = params.get('useCase');
  if (!wanted) return <Denied title={t('title')} />;
  return (
    <Page title={t('title')} description={t('description')}>
      <Tabs
        label={t('tabs.label')}
        items={shown.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        current={wanted}
        onSelect={(tab) => setParams({ tab })}
      >
        {wanted === 'questions' && <QuestionsPanel />}
        {wanted === 'use-cases' && !useCase && (
          <UseCasesPanel onOpen={({ id }) => setParams({ tab: wanted, useCase: id })} />
        )}
        {wanted === 'use-cases' && useCase && (
          <UseCaseDetail key={useCase} id={useCase} onClose={() => setParams({ tab: wanted })} />
        )}
      </Tabs>
    </Page>
  );
}
