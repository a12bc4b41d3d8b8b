import { useTranslations } from '@hausgeist/shell-api';
import {
  Badge,
  Button,
  Checkbox,
  DataTable,
  DocumentIcon,
  EmptyState,
  SearchField,
  Toolbar,
  useSearchText,
  type DataColumn,
} from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import type { UseCaseRowFragment } from '../../gql/graphql';
import { ListPagination } from '../../list-state/ListPagination';
import { LoadFailure } from '../../list-state/LoadFailure';
import { Page } from '../../ui/Page';
import { PageSpinner } from '../../ui/PageSpinner';
import { USE_CASES_PER_PAGE, useUseCases } from './use-use-cases';

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
  const common = useTranslations('common');
  const textOf = useFailureText();
  const list = useUseCases();
  const [text, setText] = useSearchText(list.filters.search, (search) =>
    list.setFilters({ search }),
  );
  return (
    <Page>
      <Toolbar>
        <SearchField
          label={t('search')}
          clearLabel={common('clearSearch')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={setText}
        />
        <Checkbox
          label={t('onlyProposed')}
          checked={list.filters.proposed === '1'}
          onChange={({ target }) => list.setFilters({ proposed: target.checked ? '1' : '' })}
        />
      </Toolbar>
      {list.error && (
        <LoadFailure text={textOf(list.error, { failed: t('loadFailed') })} onRetry={list.retry} />
      )}
      {list.isLoading && <PageSpinner label={common('loading')} />}
      {list.rows && (
        <UseCasesTable
          rows={list.rows}
          busy={list.isBusy}
          isFiltered={list.isFiltered}
          onOpen={onOpen}
        />
      )}
      <ListPagination
        page={list.page}
        pageSize={USE_CASES_PER_PAGE}
        totalCount={list.totalCount}
        busy={list.isBusy}
        onPage={list.setPage}
      />
    </Page>
  );
}
