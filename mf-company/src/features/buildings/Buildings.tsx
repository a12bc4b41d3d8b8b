import { useNavigate, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import {
  AddButton,
  ListFrame,
  ListTable,
  NoMatch,
  Note,
  Page,
  RowLink,
  SearchBox,
  Stacked,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { BuildingIcon, EmptyState, Toolbar, type DataColumn } from '@hausgeist/ui';
import { useCompanyId } from '../company-scope';
import { BuildingDialog } from './BuildingDialog';
import { pathOf } from './building-paths';
import { readFragment } from './gql/fragment-masking';
import {
  BuildingRowFragmentDoc,
  PortalBuildingsDocument,
  type BuildingRowFragment,
} from './gql/graphql';

function useBuildings() {
  const url = useListState(['search']);
  const { data, ...list } = useListQuery(PortalBuildingsDocument, {
    first: url.pageSize,
    offset: url.offset,
    filter: { companyId: useCompanyId(), search: url.filters.search || null },
  });
  const rows = data?.buildings.edges.map(({ node }) => readFragment(BuildingRowFragmentDoc, node));
  return { ...url, ...list, rows, total: data?.buildings.totalCount };
}

function useColumns(): DataColumn<BuildingRowFragment>[] {
  const t = useTranslations('buildings');
  return [
    {
      key: 'building',
      header: t('columns.building'),
      cell: ({ id, name, street, address }) => (
        <Stacked>
          <RowLink to={pathOf(id)}>{name ?? street}</RowLink>
          <Note>{address}</Note>
        </Stacked>
      ),
    },
    { key: 'flats', header: t('columns.flats'), cell: ({ flatCount }) => flatCount },
    { key: 'tenants', header: t('columns.tenants'), cell: ({ tenantCount }) => tenantCount },
    { key: 'owners', header: t('columns.owners'), cell: ({ ownerCount }) => ownerCount },
  ];
}

/** All buildings of the company, by street. */
export function Buildings() {
  const t = useTranslations('buildings');
  const navigate = useNavigate();
  const list = useBuildings();
  const columns = useColumns();
  const mayCreate = usePermission('users.create');
  const [isAdding, setIsAdding] = useOpenDialog<boolean>('buildings');
  const icon = <BuildingIcon size={28} />;
  const addButton = mayCreate && (
    <AddButton onClick={() => setIsAdding(true)}>{t('add')}</AddButton>
  );
  const empty = list.isFiltered ? (
    <NoMatch icon={icon} title={t('noMatch')} onClear={list.clearFilters} />
  ) : (
    <EmptyState icon={icon} title={t('empty')} action={addButton}>
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <Page
      title={t('title')}
      description={
        list.total !== undefined && t(list.isFiltered ? 'found' : 'total', { count: list.total })
      }
      actions={addButton}
    >
      <Toolbar>
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={list.filters.search}
          onSearch={(search) => list.setFilters({ search }, true)}
        />
      </Toolbar>
      <ListFrame list={list} failures={{ failed: t('failed') }} loading={t('loading')}>
        <ListTable
          list="buildings"
          caption={t('title')}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          busy={list.isBusy}
          empty={empty}
        />
      </ListFrame>
      {isAdding && mayCreate && (
        <BuildingDialog
          onSaved={(id) => void navigate(pathOf(id))}
          onClose={() => setIsAdding(undefined)}
        />
      )}
    </Page>
  );
}
