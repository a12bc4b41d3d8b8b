import { useTranslations } from '@hausgeist/shell-api';
import { classNames, type DataColumn, type DataTableProps } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { ListTable } from '../../ui/ListTable';
import type { AuditActorKind, AuditRowFragment } from '../../gql/graphql';
import { companyName } from '../../ui/company-name';
import { DateText } from '../../ui/DateText';
import { actionKey, knownAction } from './actions';
import { AuditDetails } from './AuditDetails';
import styles from './Audit.module.css';

interface AuditTableProps {
  rows: DataTableProps<AuditRowFragment>['rows'];
  busy: boolean;
  empty: ReactNode;
  /** Whether the entries are about several companies. */
  withCompany: boolean;
  /** Only entries of this person or program, or about this person or thing, are wanted. */
  onPick: (picked: { actorId: string } | { subjectId: string }) => void;
}

interface PickProps {
  name: string;
  label: (name: string) => string;
  /** Missing for those who have no id. */
  onPick?: () => void;
}

/** A name that narrows the log down to its entries. */
function Pick({ name, label, onPick }: PickProps) {
  if (!onPick) return name;
  return (
    <button type="button" className={styles.pick} aria-label={label(name)} onClick={onPick}>
      {name}
    </button>
  );
}

/** Actions and their actors, the newest first. */
export function AuditTable({ withCompany, onPick, ...props }: AuditTableProps) {
  const t = useTranslations('audit');
  const kindOf = (kind: AuditActorKind) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind);
  const columns: DataColumn<AuditRowFragment>[] = [
    {
      key: 'at',
      header: t('at'),
      card: 'corner',
      cell: ({ at }) => <DateText at={at} withTime="seconds" />,
    },
    {
      key: 'actor',
      header: t('actor'),
      card: 'plain',
      cell: ({ actorId, actorName, actorKind }) => (
        <span className={classNames(styles.stacked, styles.actor)}>
          <Pick
            name={actorName || kindOf(actorKind)}
            label={(name) => t('pickActor', { name })}
            {...(actorId ? { onPick: () => onPick({ actorId }) } : {})}
          />
          {actorName && <span className={styles.muted}>{kindOf(actorKind)}</span>}
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      card: 'title',
      cell: ({ action }) => {
        const known = knownAction(action);
        return known ? <span title={action}>{t(`actions.${actionKey(known)}`)}</span> : action;
      },
    },
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ subjectId, subjectName }) =>
        subjectName && (
          <Pick
            name={subjectName}
            label={(name) => t('pickSubject', { name })}
            {...(subjectId ? { onPick: () => onPick({ subjectId }) } : {})}
          />
        ),
    },
    {
      key: 'details',
      header: t('details'),
      card: 'plain',
      cell: ({ details }) => <AuditDetails details={details} />,
    },
    { key: 'address', header: t('address'), cell: ({ address }) => address },
  ];
  const company: DataColumn<AuditRowFragment> = {
    key: 'company',
    header: t('company'),
    card: 'plain',
    cell: ({ companyName: name }) => name && companyName(name),
  };
  return (
    <ListTable
      list="audit"
      caption={t('title')}
      columns={withCompany ? columns.toSpliced(3, 0, company) : columns}
      rowKey={({ id }) => id}
      {...props}
    />
  );
}
