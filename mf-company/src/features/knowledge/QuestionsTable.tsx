import { useFormatter, useLocale, usePermission, useTranslations } from '@hausgeist/shell-api';
import { RowActions, useCategoryText } from '@hausgeist/staff-kit';
import { Badge, Button, DataTable, type DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { QuestionRowFragment } from '../../gql/graphql';
import { InDraft } from './InDraft';
import styles from './Knowledge.module.css';

interface QuestionsTableProps {
  questions: readonly QuestionRowFragment[];
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
            <Button
              size="small"
              aria-label={t('assignNamed', { question: question.text })}
              onClick={() => onAssign(question)}
            >
              {t('assign')}
            </Button>
          )}
          {isToWrite(question) && mayEdit && (
            <Button
              size="small"
              aria-label={t('writeNamed', { question: question.text })}
              onClick={() => onWrite(question)}
            >
              {t('write')}
            </Button>
          )}
          {question.state === 'OPEN' ? (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('doneNamed', { question: question.text })}
              onClick={() => onSetState(question, 'DONE')}
            >
              {t('done')}
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('reopenNamed', { question: question.text })}
              onClick={() => onSetState(question, 'OPEN')}
            >
              {t('reopen')}
            </Button>
          )}
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
