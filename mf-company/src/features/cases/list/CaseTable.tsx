import { useTranslations } from '@hausgeist/shell-api';
import { DateText, ListTable, Note, RowLink, Stacked } from '@hausgeist/staff-kit';
import type { DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { pathOf, type CaseRow } from '../case-lists';
import { OrderBadge, OriginBadge, StateBadge, UrgencyBadge } from './CaseBadges';
import styles from './Cases.module.css';
import { DueText } from './DueText';

interface CaseTableProps {
  rows: readonly CaseRow[] | undefined;
  busy: boolean;
  empty: ReactNode;
}

/** Cases below each other; each leads to its page. */
export function CaseTable(table: CaseTableProps) {
  const t = useTranslations('cases');
  const columns: DataColumn<CaseRow>[] = [
    {
      key: 'case',
      header: t('column.case'),
      cell: (row) => (
        <Stacked>
          <RowLink to={pathOf(row.id)}>
            {t('page.heading', { number: row.number, title: row.title })}
          </RowLink>
          {row.place && <Note>{row.place}</Note>}
          <UrgencyBadge urgency={row.urgency} />
          <OriginBadge isFromTenant={row.isFromTenant} />
        </Stacked>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'corner',
      cell: (row) => (
        <span className={styles.badges}>
          <StateBadge state={row.state} />
          <OrderBadge {...row} />
        </span>
      ),
    },
    {
      key: 'person',
      header: t('column.person'),
      cell: ({ endUser }) => endUser && `${endUser.firstName} ${endUser.lastName}`,
    },
    {
      key: 'assignee',
      header: t('column.assignee'),
      cell: ({ assignee }) => assignee?.name,
    },
    { key: 'due', header: t('column.due'), cell: (row) => row.dueOn && <DueText {...row} /> },
    {
      key: 'updated',
      header: t('column.updated'),
      cell: ({ updatedAt }) => <DateText at={updatedAt} />,
    },
  ];
  return (
    <ListTable
      list="cases"
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
