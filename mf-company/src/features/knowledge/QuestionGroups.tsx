import {
  useFormatter,
  useOpenDialog,
  usePermission,
  useToast,
  useTranslations,
} from '@hausgeist/shell-api';
import {
  ListFrame,
  MoreActions,
  RowAction,
  RowActions,
  useAction,
  useCategoryText,
  useListQuery,
} from '@hausgeist/staff-kit';
import { Badge, CheckIcon, DataTable, type DataColumn, EmptyState, PlusIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  PortalQuestionGroupsDocument,
  QuestionGroupRowFragmentDoc,
  SetQuestionsStateDocument,
  type QuestionGroupRowFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { UseCaseEditor } from '../studio';
import { AssignQuestionDialog } from './AssignQuestionDialog';
import { InDraft } from './InDraft';
import styles from './Knowledge.module.css';

/** Wordings that a new use case takes from a group. */
const MOST_WORDINGS = 5;

/** What tenants asked in vain, put together by what they asked for. */
export function QuestionGroups() {
  const t = useTranslations('knowledge.questions');
  const mayEdit = usePermission('settings.edit');
  const companyId = useCompanyId();
  const { data, ...list } = useListQuery(PortalQuestionGroupsDocument, { companyId });
  const groups = data?.unansweredQuestionGroups.map((row) =>
    readFragment(QuestionGroupRowFragmentDoc, row),
  );
  const [assigning, setAssigning] = useOpenDialog<QuestionGroupRowFragment>('question-group');
  const [writing, setWriting] = useOpenDialog<QuestionGroupRowFragment>('question-group-use-case');
  return (
    <>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <GroupTable
          groups={groups}
          busy={list.isBusy}
          onAssign={setAssigning}
          onWrite={setWriting}
        />
      </ListFrame>
      {assigning && mayEdit && (
        <AssignQuestionDialog
          question={{ ...firstOf(assigning), choices: assigning.choices }}
          questionIds={assigning.questionIds}
          onClose={() => setAssigning(undefined)}
        />
      )}
      {writing && mayEdit && (
        <UseCaseEditor
          question={{
            ids: writing.questionIds,
            texts: writing.examples.slice(0, MOST_WORDINGS).map(({ text }) => text),
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

const firstOf = ({ examples }: QuestionGroupRowFragment) => examples[0] ?? { id: '', text: '' };

/** The use case of the draft that is to answer those of them that are shown; none if one of them has none. */
const draftTitleOf = ({ examples }: QuestionGroupRowFragment): string =>
  examples.every(({ draftTitle }) => draftTitle !== null) ? (examples[0]?.draftTitle ?? '') : '';

interface GroupTableProps {
  groups: readonly QuestionGroupRowFragment[] | undefined;
  busy: boolean;
  onAssign: (group: QuestionGroupRowFragment) => void;
  onWrite: (group: QuestionGroupRowFragment) => void;
}

function GroupTable({ groups, busy, onAssign, onWrite }: GroupTableProps) {
  const t = useTranslations('knowledge.questions');
  const columns: DataColumn<QuestionGroupRowFragment>[] = [
    { key: 'question', header: t('columns.question'), cell: (group) => <Group group={group} /> },
    {
      key: 'count',
      header: t('columns.count'),
      card: 'corner',
      align: 'end',
      cell: ({ count }) => count,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (group) => (
        <GroupActions
          group={group}
          onAssign={() => onAssign(group)}
          onWrite={() => onWrite(group)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('groups')}
      columns={columns}
      rows={groups}
      rowKey={({ questionIds }) => questionIds.join()}
      busy={busy}
      empty={
        <EmptyState icon={<CheckIcon size={28} />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      }
    />
  );
}

function Group({ group }: { group: QuestionGroupRowFragment }) {
  const t = useTranslations('knowledge.questions');
  const format = useFormatter();
  const categoryText = useCategoryText();
  const [first, ...others] = group.examples;
  return (
    <>
      <span className={styles.question}>{first?.text}</span>
      {others.map(({ id, text }) => (
        <span key={id} className={styles.example}>
          {text}
        </span>
      ))}
      <span className={styles.facts}>
        <time dateTime={group.latestAt}>
          {t('latest', {
            at: format.dateTime(new Date(group.latestAt), { dateStyle: 'medium' }),
          })}
        </time>
        {first?.category && <Badge>{categoryText(first.category)}</Badge>}
        {draftTitleOf(group) && <InDraft title={draftTitleOf(group)} />}
      </span>
    </>
  );
}

interface GroupActionsProps {
  group: QuestionGroupRowFragment;
  onAssign: () => void;
  onWrite: () => void;
}

function GroupActions({ group, onAssign, onWrite }: GroupActionsProps) {
  const t = useTranslations('knowledge.questions');
  const toast = useToast();
  const isToWrite = usePermission('settings.edit') && draftTitleOf(group) === '';
  const { run, isBusy } = useAction(SetQuestionsStateDocument, {
    failed: t('changeFailed'),
    rereads: 'active',
    isToasted: true,
  });
  const question = firstOf(group).text;
  async function done(): Promise<void> {
    const count = group.questionIds.length;
    if (await run({ input: { ids: group.questionIds, state: 'DONE' } })) {
      toast(t('allDone', { count }), 'success');
    }
  }
  return (
    <RowActions>
      {isToWrite && (
        <RowAction label={t('writeNamed', { question })} onClick={onWrite}>
          {t('write')}
        </RowAction>
      )}
      <MoreActions of={question}>
        {isToWrite && (
          <RowAction Icon={PlusIcon} label={t('assignNamed', { question })} onClick={onAssign}>
            {t('assign')}
          </RowAction>
        )}
        <RowAction
          Icon={CheckIcon}
          label={t('doneNamed', { question })}
          busy={isBusy}
          onClick={() => void done()}
        >
          {t('done')}
        </RowAction>
      </MoreActions>
    </RowActions>
  );
}
