import { useOpenDialog, usePermission, useToast, useTranslations } from '@hausgeist/shell-api';
import { ListFrame, NoMatch, Parts, useAction, useListState } from '@hausgeist/staff-kit';
import { CheckIcon, Checkbox, EmptyState, Select, Toolbar } from '@hausgeist/ui';
import { SetQuestionStateDocument, type QuestionRowFragment } from '../../gql/graphql';
import { AssignQuestionDialog } from './AssignQuestionDialog';
import { UseCaseEditor } from '../studio';
import { QuestionGroups } from './QuestionGroups';
import { QuestionsTable } from './QuestionsTable';
import { REASONS, STATES, useQuestions } from './use-questions';

/** What tenants asked and the assistant could not answer, one by one or put together. */
export function QuestionsPanel() {
  const t = useTranslations('knowledge.questions');
  const { filters, setFilters } = useListState(['view']);
  const isGrouped = filters.view === 'groups';
  return (
    <Parts>
      <Toolbar>
        <Checkbox
          label={t('grouped')}
          checked={isGrouped}
          onChange={({ target }) => setFilters({ view: target.checked ? 'groups' : '' })}
        />
      </Toolbar>
      {isGrouped ? <QuestionGroups /> : <QuestionList />}
    </Parts>
  );
}

function QuestionList() {
  const t = useTranslations('knowledge.questions');
  const toast = useToast();
  const mayEdit = usePermission('settings.edit');
  const list = useQuestions();
  const { run } = useAction(SetQuestionStateDocument, {
    failed: t('changeFailed'),
    rereads: 'active',
    isToasted: true,
  });
  const [assigning, setAssigning] = useOpenDialog<QuestionRowFragment>('question');
  const [writing, setWriting] = useOpenDialog<QuestionRowFragment>('question-use-case');

  async function change(
    { id }: QuestionRowFragment,
    state: QuestionRowFragment['state'],
  ): Promise<void> {
    if (!(await run({ input: { id, state } }))) return;
    toast(t(state === 'DONE' ? 'markedDone' : 'reopened'), 'success');
  }

  const icon = <CheckIcon size={28} />;
  return (
    <>
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
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <QuestionsTable
          questions={list.questions}
          busy={list.isBusy}
          empty={
            list.isFiltered ? (
              <NoMatch icon={icon} title={t('noMatch')} onClear={list.clearFilters} />
            ) : (
              <EmptyState icon={icon} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            )
          }
          onAssign={setAssigning}
          onWrite={setWriting}
          onSetState={(question, state) => void change(question, state)}
        />
      </ListFrame>
      {assigning && mayEdit && (
        <AssignQuestionDialog question={assigning} onClose={() => setAssigning(undefined)} />
      )}
      {writing && mayEdit && (
        <UseCaseEditor
          question={{ ids: [writing.id], texts: [writing.text] }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}
