import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  AddButton,
  ListFrame,
  NoMatch,
  Parts,
  RowLink,
  SearchBox,
  useSheetAddress,
} from '@hausgeist/staff-kit';
import {
  Badge,
  Checkbox,
  DataTable,
  DocumentIcon,
  EmptyState,
  Toolbar,
  type DataColumn,
} from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { UseCaseRowFragment } from '../../gql/graphql';
import { UseCaseEditor } from '../studio';
import styles from './Knowledge.module.css';
import { UseCaseSheet } from './UseCaseSheet';
import { useUseCases } from './use-use-cases';

interface UseCasesTableProps {
  rows: readonly UseCaseRowFragment[] | undefined;
  busy: boolean;
  empty: ReactNode;
  /** Where a use case is shown. */
  to: (id: string) => { search: string };
}

function UseCasesTable({ to, ...table }: UseCasesTableProps) {
  const t = useTranslations('knowledge.useCases');
  const columns: DataColumn<UseCaseRowFragment>[] = [
    {
      key: 'title',
      header: t('columns.title'),
      cell: ({ id, title }) => <RowLink to={to(id)}>{title}</RowLink>,
    },
    {
      key: 'wordings',
      header: t('columns.wordings'),
      cell: ({ acceptedCount }) => t('count', { count: acceptedCount }),
    },
    {
      key: 'proposed',
      header: t('columns.proposed'),
      cell: ({ proposedCount }) =>
        proposedCount > 0 && <Badge tone="info">{t('toReview', { count: proposedCount })}</Badge>,
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rowKey={({ id }) => id} {...table} />;
}

/** What the assistant answers from, and where wordings wait. */
export function UseCasesPanel() {
  const t = useTranslations('knowledge.useCases');
  const list = useUseCases();
  const { id, to, show } = useSheetAddress('useCase');
  const mayEdit = usePermission('settings.edit');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>('new-use-case');
  const addButton = mayEdit && <AddButton onClick={() => setIsAdding(true)}>{t('add')}</AddButton>;
  const icon = <DocumentIcon size={28} />;
  const empty = list.isFiltered ? (
    <NoMatch icon={icon} title={t('noMatch')} onClear={list.clearFilters} />
  ) : (
    <EmptyState icon={icon} title={t('empty')} action={addButton}>
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <Parts>
      <div className={styles.top}>
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
        {addButton}
      </div>
      <ListFrame list={list} failures={{ failed: t('loadFailed') }}>
        <UseCasesTable rows={list.rows} busy={list.isBusy} empty={empty} to={to} />
      </ListFrame>
      {isAdding && mayEdit && <UseCaseEditor onClose={() => setIsAdding(undefined)} />}
      {id && (
        <UseCaseSheet
          id={id}
          rows={list.rows ?? []}
          onShow={(next) => show(next, true)}
          onClose={() => show(undefined, true)}
        />
      )}
    </Parts>
  );
}
