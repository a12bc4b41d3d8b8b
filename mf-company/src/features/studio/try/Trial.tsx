import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { RowAction, RowActions, useAction } from '@hausgeist/staff-kit';
import {
  Badge,
  Button,
  Card,
  DataTable,
  type DataColumn,
  EmptyState,
  SearchIcon,
} from '@hausgeist/ui';
import { Markdown } from '@hausgeist/ui/markdown';
import { useState } from 'react';
import { KeepTestQuestionDocument, type TrialResultFragment } from '../../../gql/graphql';
import { useCompanyId } from '../../company-scope';
import { oneLine } from '../../inbox';
import styles from '../Studio.module.css';
import type { AskedQuestion } from './asked-question';
import { ExpectedDialog } from './ExpectedDialog';

type Found = TrialResultFragment['found'][number];

const TONES = {
  ANSWER: 'success',
  ASK_BACK: 'warning',
  NO_ANSWER: 'danger',
  HAND_OVER: 'info',
  EMERGENCY: 'danger',
  SMALL_TALK: 'neutral',
} as const;

/** What would be answered to a question, and what was found for it. */
export function Trial({ asked }: { asked: AskedQuestion }) {
  const t = useTranslations('studio.try');
  const [isChoosing, setIsChoosing] = useState(false);
  const { answer, action, choices, isDegraded, milliseconds } = asked.trial;
  return (
    <Card title={t('result')}>
      <p className={styles.quote}>{asked.question}</p>
      <p>
        <Badge tone={TONES[action]}>{t(`actions.${action}`)}</Badge>
      </p>
      <div className={styles.preview}>
        <Markdown text={answer} sources={[]} describeSource={({ title }) => title} />
      </div>
      {choices.length > 0 && (
        <p className={styles.note}>{t('choices', { choices: choices.join(' · ') })}</p>
      )}
      <FoundTable asked={asked} />
      <p className={styles.note}>
        {t('took', { milliseconds })} {isDegraded && t('degraded')}
      </p>
      <div>
        <Button onClick={() => setIsChoosing(true)}>{t('expectOther')}</Button>
      </div>
      {isChoosing && <ExpectedDialog asked={asked} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function FoundTable({ asked: { question, role, trial } }: { asked: AskedQuestion }) {
  const t = useTranslations('studio.try');
  const format = useFormatter();
  const companyId = useCompanyId();
  const { run, isBusy } = useAction(KeepTestQuestionDocument, {
    failed: t('keepFailed'),
    done: t('kept'),
    rereads: 'active',
    isToasted: true,
  });
  async function keep(expectedTitle: string): Promise<void> {
    await run({ input: { companyId, question, role, expectedTitle } });
  }
  const columns: DataColumn<Found>[] = [
    {
      key: 'title',
      header: t('columns.useCase'),
      cell: ({ title, passage, isCited }) => (
        <>
          <span className={styles.title}>{title}</span>{' '}
          {isCited && <Badge tone="success">{t('cited')}</Badge>}
          <span className={styles.passage}>{oneLine(passage)}</span>
        </>
      ),
    },
    {
      key: 'score',
      header: t('columns.score'),
      align: 'end',
      cell: ({ score }) =>
        format.number(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: ({ title }) => (
        <RowActions>
          <RowAction
            label={t('expectNamed', { title })}
            busy={isBusy}
            onClick={() => void keep(title)}
          >
            {t('expect')}
          </RowAction>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('found')}
      columns={columns}
      rows={trial.found}
      rowKey={({ title }) => title}
      empty={<EmptyState icon={<SearchIcon size={28} />} title={t('nothingFound')} />}
    />
  );
}
