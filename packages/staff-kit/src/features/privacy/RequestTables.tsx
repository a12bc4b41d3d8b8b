import { useTranslations } from '@hausgeist/shell-api';
import {
  Badge,
  ClockIcon,
  CloseIcon,
  DataTable,
  EmptyState,
  InfoIcon,
  type DataColumn,
} from '@hausgeist/ui';
import { useState } from 'react';
import { oneOf } from '../../lists/use-list-state';
import { DateText, useDayText } from '../../ui/DateText';
import { MoreActions, Note, RowAction, RowActions, Stacked } from '../../ui/Row';
import { SECTIONS } from './sections';
import type { RequestRow } from './use-requests';

type Column = DataColumn<RequestRow>;

/** What can be done with a request, by the name of its dialog. */
export type RequestAction = 'confirm' | 'extend' | 'refuse' | 'package';

interface TableProps {
  rows: readonly RequestRow[] | undefined;
  busy: boolean;
  /** With the company of each. */
  withCompany: boolean;
  onAct: (action: RequestAction, request: RequestRow) => void;
}

const DAY_MS = 86_400_000;

function Person({ row, withCompany }: { row: RequestRow; withCompany: boolean }) {
  const t = useTranslations('dataProtection.requests');
  return (
    <Stacked>
      <span>{row.personName}</span>
      {withCompany && <Note>{row.companyName}</Note>}
      {row.personKind === 'EMPLOYEE' && <Note>{t('employee')}</Note>}
    </Stacked>
  );
}

/** By when, and how much time is left. */
function Due({ row }: { row: RequestRow }) {
  const t = useTranslations('dataProtection.requests');
  const dayText = useDayText();
  const [now] = useState(() => Date.now());
  const days = Math.ceil((new Date(row.dueAt).getTime() - now) / DAY_MS);
  return (
    <Stacked>
      <span>{dayText(row.dueAt)}</span>
      {row.isOverdue ? (
        <Badge tone="danger">{t('overdue')}</Badge>
      ) : (
        <Badge tone={days <= 14 ? 'warning' : 'neutral'}>{t('daysLeft', { days })}</Badge>
      )}
      {row.extensionReason && <Note>{t('extended', { reason: row.extensionReason })}</Note>}
    </Stacked>
  );
}

function useSharedColumns(withCompany: boolean): Column[] {
  const t = useTranslations('dataProtection.requests');
  return [
    {
      key: 'person',
      header: t('person'),
      cell: (row) => <Person row={row} withCompany={withCompany} />,
    },
    {
      key: 'kind',
      header: t('kind'),
      card: 'plain',
      cell: ({ kind, isAskedByPerson }) => (
        <Stacked>
          <span>{t(`kinds.${kind}`)}</span>
          <Note>{t(isAskedByPerson ? 'asked' : 'begun')}</Note>
        </Stacked>
      ),
    },
  ];
}

/** Requests that wait for the company, or are being done. */
export function UndoneRequests({ rows, busy, withCompany, onAct }: TableProps) {
  const t = useTranslations('dataProtection.requests');
  const columns: Column[] = [
    ...useSharedColumns(withCompany),
    {
      key: 'requestedAt',
      header: t('requestedAt'),
      cell: ({ requestedAt }) => <DateText at={requestedAt} />,
    },
    { key: 'due', header: t('due'), cell: (row) => <Due row={row} /> },
    {
      key: 'state',
      header: t('state'),
      card: 'corner',
      cell: ({ state }) => (
        <Badge tone={state === 'FAILED' ? 'danger' : state === 'RUNNING' ? 'info' : 'warning'}>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: (row) => {
        if (row.state === 'RUNNING') return null;
        const subject = row.personName;
        return (
          <RowActions>
            <RowAction subject={subject} onClick={() => onAct('confirm', row)}>
              {t(row.state === 'FAILED' ? 'again' : 'confirm')}
            </RowAction>
            <MoreActions of={subject}>
              {!row.extensionReason && !row.isOverdue && (
                <RowAction Icon={ClockIcon} subject={subject} onClick={() => onAct('extend', row)}>
                  {t('extend')}
                </RowAction>
              )}
              <RowAction
                Icon={CloseIcon}
                tone="danger"
                subject={subject}
                onClick={() => onAct('refuse', row)}
              >
                {t('refuse')}
              </RowAction>
            </MoreActions>
          </RowActions>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('undone')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={
        <EmptyState icon={<InfoIcon size={28} />} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  );
}

/** How many of each were reached, or are in the package, as one text; why it was refused. */
function Outcome({ row }: { row: RequestRow }) {
  const t = useTranslations('dataProtection.requests');
  const common = useTranslations('common');
  if (row.refusalReason) return row.refusalReason;
  // Several of what is counted may have one name.
  const reached = new Map<string, number>();
  for (const { name, count } of row.receipt) {
    if (count === 0) continue;
    const section = t(`sections.${oneOf(SECTIONS, name) ?? 'other'}`);
    reached.set(section, (reached.get(section) ?? 0) + count);
  }
  if (reached.size === 0) return common('none');
  return [...reached].map(([name, count]) => t('count', { name, count })).join(', ');
}

/** Requests that are over, with what was done. */
export function DoneRequests({ rows, busy, withCompany, onAct }: TableProps) {
  const t = useTranslations('dataProtection.requests');
  const dayText = useDayText();
  const columns: Column[] = [
    ...useSharedColumns(withCompany),
    {
      key: 'state',
      header: t('state'),
      card: 'corner',
      cell: ({ state, finishedAt, decidedBy }) => (
        <Stacked>
          <Badge tone={state === 'DONE' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>
          <DateText at={finishedAt} withTime />
          {decidedBy && <Note>{decidedBy}</Note>}
        </Stacked>
      ),
    },
    { key: 'receipt', header: t('receipt'), cell: (row) => <Outcome row={row} /> },
    {
      key: 'package',
      header: t('package'),
      align: 'end',
      cell: (row) =>
        row.packageUntil && (
          <Stacked>
            <RowAction subject={row.personName} onClick={() => onAct('package', row)}>
              {t('fetch')}
            </RowAction>
            <Note>{t('until', { day: dayText(row.packageUntil) })}</Note>
          </Stacked>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('done')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={null}
    />
  );
}
