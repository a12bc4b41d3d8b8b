import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { RowActions, useAction, useMomentText } from '@hausgeist/staff-kit';
import { Badge, Button, DataTable, type DataColumn, DocumentIcon, EmptyState } from '@hausgeist/ui';
import { SetDraftUseCaseRemovedDocument, type DraftRowFragment } from '../../gql/graphql';
import styles from './Studio.module.css';

interface DraftTableProps {
  rows: readonly DraftRowFragment[];
  busy: boolean;
  isFiltered: boolean;
  onEdit: (row: DraftRowFragment) => void;
}

const TONES = { UNCHANGED: 'neutral', CHANGED: 'info', NEW: 'success', REMOVED: 'danger' } as const;

function Title({ row }: { row: DraftRowFragment }) {
  const t = useTranslations('studio.draft');
  const momentText = useMomentText();
  return (
    <>
      <span className={row.state === 'REMOVED' ? styles.removed : styles.title}>{row.title}</span>
      {row.changedBy && (
        <span className={styles.note}>
          {t('changedBy', { name: row.changedBy, at: momentText(row.changedAt) })}
        </span>
      )}
    </>
  );
}

function Actions({ row, onEdit }: { row: DraftRowFragment; onEdit: () => void }) {
  const t = useTranslations('studio.draft');
  const { run, isBusy } = useAction(SetDraftUseCaseRemovedDocument, {
    failed: t('removeFailed'),
    rereads: 'active',
    isToasted: true,
  });
  const { id, revision, title } = row;
  const isRemoved = row.state === 'REMOVED';
  return (
    <RowActions>
      {!isRemoved && (
        <Button size="small" aria-label={t('editNamed', { title })} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        aria-label={t(isRemoved ? 'keepNamed' : 'removeNamed', { title })}
        onClick={() => void run({ input: { id, revision, removed: !isRemoved } })}
      >
        {t(isRemoved ? 'keep' : 'remove')}
      </Button>
    </RowActions>
  );
}

/** The use cases of a draft, and what can be done with each. */
export function DraftTable({ rows, busy, isFiltered, onEdit }: DraftTableProps) {
  const t = useTranslations('studio.draft');
  const mayEdit = usePermission('settings.edit');
  const columns: DataColumn<DraftRowFragment>[] = [
    { key: 'title', header: t('columns.title'), cell: (row) => <Title row={row} /> },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
  ];
  if (mayEdit) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (row) => <Actions row={row} onEdit={() => onEdit(row)} />,
    });
  }
  return (
    <DataTable
      caption={t('list')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={
        <EmptyState icon={<DocumentIcon size={28} />} title={t(isFiltered ? 'noMatch' : 'empty')} />
      }
    />
  );
}
