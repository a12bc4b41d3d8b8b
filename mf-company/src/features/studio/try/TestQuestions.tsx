import { usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  ListFrame,
  RowAction,
  RowActions,
  Stacked,
  useAction,
  useListQuery,
} from '@hausgeist/staff-kit';
import {
  Badge,
  Card,
  CheckIcon,
  ClearIcon,
  DataTable,
  type DataColumn,
  EmptyState,
} from '@hausgeist/ui';
import { readFragment } from '../../../gql/fragment-masking';
import {
  PortalTestQuestionsDocument,
  RemoveTestQuestionDocument,
  TestedResultFragmentDoc,
  TestedRowFragmentDoc,
  type TestedResultFragment,
  type TestedRowFragment,
} from '../../../gql/graphql';
import { useCompanyId } from '../../company-scope';
import styles from '../Studio.module.css';

/** The questions that a draft has to answer; `isReview` shows those alone that it fails. */
export function TestQuestions({ isReview = false }: { isReview?: boolean }) {
  const t = useTranslations('studio.try');
  const companyId = useCompanyId();
  const { data, ...list } = useListQuery(PortalTestQuestionsDocument, { companyId });
  const all = data?.testQuestions.map((row) => readFragment(TestedRowFragmentDoc, row));
  const failing = all?.filter((row) => resultOf(row.draft)?.hasPassed === false);
  if (isReview && all?.length === 0) return null;
  return (
    <Card title={t('tests')}>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        {isReview && all && failing && (
          <p className={styles.note}>
            {t('passed', { passed: all.length - failing.length, count: all.length })}
          </p>
        )}
        {(!isReview || failing?.length !== 0) && (
          <TestTable rows={isReview ? failing : all} busy={list.isBusy} />
        )}
      </ListFrame>
    </Card>
  );
}

const resultOf = (result: TestedRowFragment['draft']) =>
  readFragment(TestedResultFragmentDoc, result);

function TestTable({
  rows,
  busy,
}: {
  rows: readonly TestedRowFragment[] | undefined;
  busy: boolean;
}) {
  const t = useTranslations('studio.try');
  const mayEdit = usePermission('settings.edit');
  const columns: DataColumn<TestedRowFragment>[] = [
    {
      key: 'question',
      header: t('columns.question'),
      cell: ({ text, expectedTitle, role }) => (
        <>
          <span className={styles.title}>{text}</span>
          <span className={styles.note}>
            {expectedTitle === null ? t('expectsNone') : t('expects', { title: expectedTitle })}
            {role === 'OWNER' && ` · ${t('roles.OWNER')}`}
          </span>
        </>
      ),
    },
    { key: 'live', header: t('columns.live'), cell: ({ live }) => <Result of={resultOf(live)} /> },
    {
      key: 'draft',
      header: t('columns.draft'),
      cell: ({ draft }) => <Result of={resultOf(draft)} />,
    },
  ];
  if (mayEdit) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (row) => <Remove row={row} />,
    });
  }
  return (
    <DataTable
      caption={t('tests')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={
        <EmptyState icon={<CheckIcon size={28} />} title={t('noTests')}>
          {t('noTestsHint')}
        </EmptyState>
      }
    />
  );
}

function Result({ of }: { of: TestedResultFragment | null }) {
  const t = useTranslations('studio.try');
  if (!of) return null;
  const { hasPassed, verdict, title } = of;
  return (
    <Stacked>
      <span>
        <Badge tone={hasPassed ? 'success' : 'danger'}>
          {t(hasPassed ? 'isRight' : 'isWrong')}
        </Badge>
      </span>
      {!hasPassed && (
        <span className={styles.note}>{t(`verdicts.${verdict}`, { title: title ?? '' })}</span>
      )}
    </Stacked>
  );
}

function Remove({ row: { id, text } }: { row: TestedRowFragment }) {
  const t = useTranslations('studio.try');
  const { run, isBusy } = useAction(RemoveTestQuestionDocument, {
    failed: t('removeFailed'),
    rereads: 'active',
    isToasted: true,
  });
  return (
    <RowActions>
      <RowAction
        Icon={ClearIcon}
        tone="danger"
        subject={text}
        busy={isBusy}
        onClick={() => void run({ input: { id } })}
      >
        {t('remove')}
      </RowAction>
    </RowActions>
  );
}
