import { useOpenDialog, usePermission, useToast, useTranslations } from '@hausgeist/shell-api';
import { CheckIcon, EmptyState, Select, Toolbar } from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import type { QuestionRowFragment } from '../../gql/graphql';
import { ListPagination } from '../../list-state/ListPagination';
import { LoadFailure } from '../../list-state/LoadFailure';
import { Page } from '../../ui/Page';
import { PageSpinner } from '../../ui/PageSpinner';
import { AssignQuestionDialog } from './AssignQuestionDialog';
import { QuestionsTable } from './QuestionsTable';
import { useSetQuestionState } from './use-knowledge-mutations';
import { QUESTIONS_PER_PAGE, REASONS, STATES, useQuestions } from './use-questions';

/** What tenants asked and the assistant could not answer. */
export function QuestionsPanel() {
  const t = useTranslations('knowledge.questions');
  const common = useTranslations('common');
  const textOf = useFailureText();
  const toast = useToast();
  const mayEdit = usePermission('settings.edit');
  const list = useQuestions();
  const setState = useSetQuestionState();
  const [assigning, setAssigning] = useOpenDialog<QuestionRowFragment>('question');

  async function change(
    { id }: QuestionRowFragment,
    state: QuestionRowFragment['state'],
  ): Promise<void> {
    try {
      await setState({ variables: { input: { id, state } } });
      toast(t(state === 'DONE' ? 'markedDone' : 'reopened'), 'success');
    } catch (cause) {
      toast(textOf(cause, { failed: t('changeFailed') }), 'danger');
    }
  }

  const isFiltered = list.filters.reason !== '';
  return (
    <Page>
      <Toolbar>
        <Select
          label={t('stateFilter')}
          value={list.state}
          onChange={({ target }) =>
            list.setFilters({ state: target.value === 'OPEN' ? '' : target.value })
          }
          options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        <Select
          label={t('reasonFilter')}
          value={list.filters.reason}
          onChange={({ target }) => list.setFilters({ reason: target.value })}
          options={[
            { value: '', label: t('allReasons') },
            ...REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
        />
      </Toolbar>
      {list.error && (
        <LoadFailure text={textOf(list.error, { failed: t('loadFailed') })} onRetry={list.retry} />
      )}
      {list.isLoading && <PageSpinner label={common('loading')} />}
      {list.questions && (
        <QuestionsTable
          questions={list.questions}
          busy={list.isBusy}
          empty={
            <EmptyState
              icon={<CheckIcon size={28} />}
              title={t(isFiltered || list.state === 'DONE' ? 'noMatch' : 'empty')}
            >
              {!isFiltered && list.state === 'OPEN' && t('emptyHint')}
            </EmptyState>
          }
          onAssign={setAssigning}
          onSetState={(question, state) => void change(question, state)}
        />
      )}
      <ListPagination
        page={list.page}
        pageSize={QUESTIONS_PER_PAGE}
        totalCount={list.totalCount}
        busy={list.isBusy}
        onPage={list.setPage}
      />
      {assigning && mayEdit && (
        <AssignQuestionDialog question={assigning} onClose={() => setAssigning(undefined)} />
      )}
    </Page>
  );
}
