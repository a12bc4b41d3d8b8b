import { useTranslations } from '@hausgeist/shell-api';
import { ListFrame, Parts, SearchBox } from '@hausgeist/staff-kit';
import {
  Badge,
  Button,
  Checkbox,
  DataTable,
  DocumentIcon,
  EmptyState,
  Toolbar,
  type DataColumn,
} from '@hausgeist/ui';
import type { UseCaseRowFragment } from '../../gql/graphql';
import { useUseCases } from './use-use-cases';

interface UseCasesTableProps {
  rows: readonly UseCaseRowFragment[];
  busy: boolean;
  isFiltered: boolean;
  onOpen: (useCase: UseCaseRowFragment) => void;
}

function UseCasesTable({ rows, busy, isFiltered, onOpen }: UseCasesTableProps) {
  const t = useTranslations('knowledge.useCases');
  const columns: DataColumn<UseCaseRowFragment>[] = [
    { key: 'title', header: t('columns.title'), cell: ({ title }) => title },
    {
      key: 'wordings',
      header: t('columns.wordings'),
      cell: ({ acceptedCount }) => t('count', { count: acceptedCount }),
    },
    {
      key: 'proposed',
      header: t('columns.proposed'),
      cell: ({ proposedCount }) =>
        proposedCount > 0 ? (
          <Badge tone="info">{t('toReview', { count: proposedCount })}</Badge>
        ) : (
          '–'
        ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (row) => (
        <Button
          size="small"
          aria-label={t('openNamed', { title: row.title })}
          onClick={() => onOpen(row)}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={
        <EmptyState icon={<DocumentIcon size={28} />} title={t(isFiltered ? 'noMatch' : 'empty')}>
          {!isFiltered && t('emptyHint')}
        </EmptyState>
      }
    />
  );
}

/** What the assistant answers from, and where wordings wait. */
export function UseCasesPanel({ onOpen }: { onOpen: (useCase: UseCaseRowFragment) => void }) {
  const t = useTranslations('knowledge.useCases');
  const list = useUseCases();
  return (
    <Parts>
      <Toolbar>
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={list.filters.search}
          onSearch={(search) => list.setFilters({ search }, true)}
        />
        <Checkbox
          label={t('onlyProposed')}
          checked={list.filters.proposed === '1'}
          onChange={({ target }) => list.setFilters({ proposed: target.checked ? '1' : '' })}
        />
      </Toolbar>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        {list.rows && (
          <UseCasesTable
            rows={list.rows}
            busy={list.isBusy}
            isFiltered={list.isFiltered}
            onOpen={onOpen}
          />
        )}
      </ListFrame>
    </Parts>
  );
}
