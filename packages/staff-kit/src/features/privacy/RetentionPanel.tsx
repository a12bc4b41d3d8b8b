import { useFormatter, useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { Card, DataTable, type DataColumn } from '@hausgeist/ui';
import { RetentionDocument, type RetentionQuery } from '../../gql/graphql';
import { LineShapes } from '../../ui/Shapes';
import { ListFrame } from '../../ui/ListFrame';
import { useListQuery } from '../../lists/use-list-query';
import { DateText, useMomentText, useZoneText } from '../../ui/DateText';
import { Parts, Section } from '../../ui/Page';
import { Note, RowAction, Stacked } from '../../ui/Row';
import { RetentionDialog } from './RetentionDialog';
import type { RetentionTime } from './retention-time';
import styles from './Privacy.module.css';

type Run = RetentionQuery['retentionRuns'][number];

interface RetentionPanelProps {
  /** The company; the own one, or the platform, where none is named. */
  companyId: string | undefined;
  /** The times are those of the platform. */
  isPlatform?: boolean;
  mayEdit: boolean;
}

/** Days as text; for ever where there are none. */
function useDaysText(): (days: number | null) => string {
  const t = useTranslations('dataProtection.retention');
  return (days) => (days === null ? t('forever') : t('days', { days }));
}

function useTimeColumns(
  { isPlatform = false, mayEdit }: RetentionPanelProps,
  onEdit: (time: RetentionTime) => void,
) {
  const t = useTranslations('dataProtection.retention');
  const daysText = useDaysText();
  const columns: DataColumn<RetentionTime>[] = [
    {
      key: 'what',
      header: t('what'),
      cell: ({ dataClass }) => (
        <Stacked>
          <span>{t(`classes.${dataClass}`)}</span>
          <Note>{t(`texts.${dataClass}`)}</Note>
        </Stacked>
      ),
    },
    {
      key: 'time',
      header: t('time'),
      card: 'plain',
      cell: ({ days, companyDays, platformDays }) => (
        <Stacked>
          <span>{daysText(days)}</span>
          {!isPlatform && platformDays !== null && (
            <Note>
              {t(companyDays === null ? 'byPlatform' : 'platformWould', { days: platformDays })}
            </Note>
          )}
        </Stacked>
      ),
    },
  ];
  if (!mayEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: (time: RetentionTime) => (
        <RowAction subject={t(`classes.${time.dataClass}`)} onClick={() => onEdit(time)}>
          {t('change')}
        </RowAction>
      ),
    } satisfies DataColumn<RetentionTime>,
  ];
}

/** When the next deletion is, and what is kept back from it. */
function Next({ overview }: { overview: RetentionQuery['retentionOverview'] }) {
  const t = useTranslations('dataProtection.retention');
  const momentText = useMomentText();
  const zoneText = useZoneText();
  const { nextRunAt, heldPeople, heldConversations } = overview;
  return (
    <p>
      {t('next', { at: `${momentText(nextRunAt)} ${zoneText(nextRunAt)}` })}{' '}
      {heldPeople + heldConversations === 0
        ? t('nothingHeld')
        : t('held', { people: heldPeople, conversations: heldConversations })}
    </p>
  );
}

/** What the last nights have deleted. */
function Runs({ runs }: { runs: readonly Run[] }) {
  const t = useTranslations('dataProtection.retention');
  const format = useFormatter();
  const columns: DataColumn<Run>[] = [
    {
      key: 'at',
      header: t('night'),
      cell: ({ startedAt }) => <DateText at={startedAt} withTime />,
    },
    {
      key: 'deleted',
      header: t('deleted'),
      cell: ({ deleted }) =>
        deleted.length === 0
          ? t('nothing')
          : deleted
              .map(
                ({ dataClass, count }) => `${t(`classes.${dataClass}`)}: ${format.number(count)}`,
              )
              .join(', '),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ finishedAt }) => t(finishedAt ? 'finished' : 'running'),
    },
  ];
  if (runs.length === 0) return <p className={styles.quiet}>{t('noRuns')}</p>;
  return (
    <DataTable
      caption={t('runs')}
      columns={columns}
      rows={runs}
      rowKey={({ startedAt }) => startedAt}
      busy={false}
    />
  );
}

/** What has its time somewhere else, in plain words. */
function Elsewhere({ auditMonths }: { auditMonths: number | null }) {
  const t = useTranslations('dataProtection.retention');
  const facts = [
    [
      t('audit'),
      auditMonths === null ? t('auditForever') : t('auditMonths', { months: auditMonths }),
    ],
    [t('logs'), t('logsText')],
    [t('backups'), t('backupsText')],
    [t('fixed'), t('fixedText')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** After how many days what is deleted, of the platform or of one company, and what was. */
export function RetentionPanel(props: RetentionPanelProps) {
  const { companyId, isPlatform = false } = props;
  const t = useTranslations('dataProtection.retention');
  const [open, setOpen] = useOpenDialog<RetentionTime>('retention');
  const columns = useTimeColumns(props, setOpen);
  const { data, ...list } = useListQuery(RetentionDocument, { companyId: companyId ?? null });
  return (
    <Parts>
      <ListFrame list={list} failures={{ failed: t('failed') }}>
        <Section title={t('title')}>
          <div className={styles.stack}>
            <p>{t(isPlatform ? 'textPlatform' : 'textCompany')}</p>
            {data ? <Next overview={data.retentionOverview} /> : <LineShapes count={1} />}
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={data?.retention}
              rowKey={({ dataClass }) => dataClass}
              busy={list.isBusy}
              empty={null}
            />
          </div>
        </Section>
        {data && (
          <>
            <Card title={t('elsewhere')}>
              <Elsewhere auditMonths={data.retentionOverview.auditMonths} />
            </Card>
            <Section title={t('runs')}>
              <Runs runs={data.retentionRuns} />
            </Section>
          </>
        )}
      </ListFrame>
      {open && (
        <RetentionDialog
          companyId={companyId}
          isPlatform={isPlatform}
          time={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Parts>
  );
}
