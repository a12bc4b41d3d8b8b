import { useFormatter, useLocale, usePermission, useTranslations } from '@hausgeist/shell-api';
import { MoreActions, RowAction, RowActions, useCategoryText } from '@hausgeist/staff-kit';
import { Badge, CheckIcon, DataTable, PlusIcon, RetryIcon, type DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { QuestionRowFragment } from '../../gql/graphql';
import { InDraft } from './InDraft';
import styles from './Knowledge.module.css';

interface QuestionsTableProps {
  questions: readonly QuestionRowFragment[] | undefined;
  busy: boolean;
  empty: ReactNode;
  onAssign: (question: QuestionRowFragment) => void;
  onWrite: (question: QuestionRowFragment) => void;
  onSetState: (question: QuestionRowFragment, state: QuestionRowFragment['state']) => void;
}

function Question({ question }: { question: QuestionRowFragment }) {
  const format = useFormatter();
  const locale = useLocale();
  const categoryText = useCategoryText();
  const { text, category, language, askedAt, state, draftTitle } = question;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (
    <>
      <span className={styles.question}>{text}</span>
      <span className={styles.facts}>
        <time dateTime={askedAt}>
          {format.dateTime(new Date(askedAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {category && <Badge>{categoryText(category)}</Badge>}
        {language && language !== 'de' && <Badge>{names.of(language) ?? language}</Badge>}
        {state === 'OPEN' && draftTitle !== null && <InDraft title={draftTitle} />}
      </span>
    </>
  );
}

/** Whether it waits for an answer that is not in the draft yet. */
const isToWrite = ({ state, draftTitle }: QuestionRowFragment) =>
  state === 'OPEN' && draftTitle === null;

/** What tenants asked in vain, and what can be done about it. */
export function QuestionsTable({
  questions,
  busy,
  empty,
  onAssign,
  onWrite,
  onSetState,
}: QuestionsTableProps) {
  const t = useTranslations('knowledge.questions');
  const mayEdit = usePermission('settings.edit');
  const columns: DataColumn<QuestionRowFragment>[] = [
    {
      key: 'question',
      header: t('columns.question'),
      cell: (question) => <Question question={question} />,
    },
    {
      key: 'reason',
      header: t('columns.reason'),
      card: 'plain',
      cell: ({ reason }) => t(`reason.${reason}`),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (question) => (
        <RowActions>
          {isToWrite(question) && mayEdit && (
            <RowAction
              label={t('writeNamed', { question: question.text })}
              onClick={() => onWrite(question)}
            >
              {t('write')}
            </RowAction>
          )}
          <MoreActions of={question.text}>
            {isToWrite(question) && mayEdit && (
              <RowAction
                Icon={PlusIcon}
                label={t('assignNamed', { question: question.text })}
                onClick={() => onAssign(question)}
              >
                {t('assign')}
              </RowAction>
            )}
            {question.state === 'OPEN' ? (
              <RowAction
                Icon={CheckIcon}
                label={t('doneNamed', { question: question.text })}
                onClick={() => onSetState(question, 'DONE')}
              >
                {t('done')}
              </RowAction>
            ) : (
              <RowAction
                Icon={RetryIcon}
                label={t('reopenNamed', { question: question.text })}
                onClick={() => onSetState(question, 'OPEN')}
              >
                {t('reopen')}
              </RowAction>
            )}
          </MoreActions>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={questions}
      rowKey={({ id }) => id}
      busy={busy}
      empty={empty}
    />
  );
}
