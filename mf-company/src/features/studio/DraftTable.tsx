import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { NoMatch, RowAction, RowActions, useAction, useMomentText } from '@hausgeist/staff-kit';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  ClearIcon,
  DataTable,
  type DataColumn,
  DocumentIcon,
  EditIcon,
  EmptyState,
  IconButton,
  RetryIcon,
} from '@hausgeist/ui';
import { useEffect, useRef } from 'react';
import {
  MoveDraftUseCaseDocument,
  SetDraftUseCaseRemovedDocument,
  type DraftRowFragment,
} from '../../gql/graphql';
import styles from './Studio.module.css';

interface DraftTableProps {
  rows: readonly DraftRowFragment[] | undefined;
  busy: boolean;
  isFiltered: boolean;
  onClearFilters: () => void;
  /** Id of the one that was added a moment ago. */
  added: string | undefined;
  onEdit: (row: DraftRowFragment) => void;
}

const TONES = { UNCHANGED: 'neutral', CHANGED: 'info', NEW: 'success', REMOVED: 'danger' } as const;

function Title({ row, isAdded }: { row: DraftRowFragment; isAdded: boolean }) {
  const t = useTranslations('studio.draft');
  const momentText = useMomentText();
  const title = useRef<HTMLSpanElement>(null);
  // The focus brings it into sight, and tells readers of the screen where they are.
  useEffect(() => {
    if (isAdded) title.current?.focus();
  }, [isAdded]);
  return (
    <>
      <span
        ref={title}
        tabIndex={isAdded ? -1 : undefined}
        className={row.state === 'REMOVED' ? styles.removed : styles.title}
      >
        {row.title}
      </span>
      {row.buildingIds.length > 0 && (
        <span className={styles.note}>{t('ofBuildings', { count: row.buildingIds.length })}</span>
      )}
      {row.changedBy && (
        <span className={styles.note}>
          {t('changedBy', { name: row.changedBy, at: momentText(row.changedAt) })}
        </span>
      )}
    </>
  );
}

/** Moves a use case up and down, with the keyboard as well; the file that is published has this order. */
function Move({ row: { id, title } }: { row: DraftRowFragment }) {
  const t = useTranslations('studio.draft');
  const { run, isBusy } = useAction(MoveDraftUseCaseDocument, {
    failed: t('moveFailed'),
    rereads: 'active',
    isToasted: true,
  });
  const move = (to: 'UP' | 'DOWN') => {
    if (!isBusy) void run({ input: { id, to } });
  };
  return (
    <>
      <IconButton
        size="small"
        label={t('moveUp', { title })}
        icon={<ArrowUpIcon size={16} />}
        onClick={() => move('UP')}
      />
      <IconButton
        size="small"
        label={t('moveDown', { title })}
        icon={<ArrowDownIcon size={16} />}
        onClick={() => move('DOWN')}
      />
    </>
  );
}

interface ActionsProps {
  row: DraftRowFragment;
  /** A list that leaves some out does not show where it would move to. */
  mayMove: boolean;
  onEdit: () => void;
}

function Actions({ row, mayMove, onEdit }: ActionsProps) {
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
      {mayMove && !isRemoved && <Move row={row} />}
      {!isRemoved && (
        <RowAction Icon={EditIcon} label={t('editNamed', { title })} onClick={onEdit}>
          {t('edit')}
        </RowAction>
      )}
      <RowAction
        Icon={isRemoved ? RetryIcon : ClearIcon}
        label={t(isRemoved ? 'keepNamed' : 'removeNamed', { title })}
        busy={isBusy}
        onClick={() => void run({ input: { id, revision, removed: !isRemoved } })}
      >
        {t(isRemoved ? 'keep' : 'remove')}
      </RowAction>
    </RowActions>
  );
}

/** The use cases of a draft, and what can be done with each. */
export function DraftTable({
  rows,
  busy,
  isFiltered,
  onClearFilters,
  added,
  onEdit,
}: DraftTableProps) {
  const t = useTranslations('studio.draft');
  const mayEdit = usePermission('settings.edit');
  const icon = <DocumentIcon size={28} />;
  const columns: DataColumn<DraftRowFragment>[] = [
    {
      key: 'title',
      header: t('columns.title'),
      cell: (row) => <Title row={row} isAdded={row.id === added} />,
    },
    {
      key: 'state',
      header: t('columns.state'),
      card: 'corner',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
    },
  ];
  if (mayEdit) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (row) => <Actions row={row} mayMove={!isFiltered} onEdit={() => onEdit(row)} />,
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
        isFiltered ? (
          <NoMatch icon={icon} title={t('noMatch')} onClear={onClearFilters} />
        ) : (
          <EmptyState icon={icon} title={t('empty')} />
        )
      }
    />
  );
}
