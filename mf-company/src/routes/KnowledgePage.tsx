import {
  useDocumentTitle,
  usePermission,
  useSearchParams,
  useTranslations,
} from '@hausgeist/shell-api';
import { oneOf } from '@hausgeist/staff-kit';
import { PageHeader, Tabs } from '@hausgeist/ui';
import { Denied } from '../features/dashboard';
import { QuestionsPanel, UseCaseDetail, UseCasesPanel } from '../features/knowledge';
import { Page } from '../ui/Page';

const TABS = ['questions', 'use-cases'] as const;

/** What the assistant knows, and what tenants asked in vain. */
export function KnowledgePage() {
  const t = useTranslations('knowledge');
  useDocumentTitle(t('title'));
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
    <Page>
      <PageHeader title={t('title')} description={t('description')} />
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
