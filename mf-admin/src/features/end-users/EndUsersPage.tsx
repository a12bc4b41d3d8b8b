import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import {
  ListPagination,
  LoadFailure,
  PAGE_SIZE,
  SearchBox,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { Button, PlusIcon, Select, Toolbar } from '@hausgeist/ui';
import {
  EndUserRowFragmentDoc,
  EndUsersDocument,
  type EndUserRowFragment,
  type EndUserType,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { Page } from '../../ui/Page';
import { CompanyPicker } from '../company-picker';
import { DeleteEndUserDialog } from './DeleteEndUserDialog';
import { EndUserDialog } from './EndUserDialog';
import { EndUserTable } from './EndUserTable';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; user: EndUserRowFragment };

const TYPES = ['TENANT', 'OWNER'] as const satisfies readonly EndUserType[];

/** Tenants and owners of all companies, or of the one in the address. */
export function EndUsersPage() {
  const t = useTranslations('endUsers');
  const { filters, page, offset, isFiltered, setFilters, setPage, clearFilters } = useListState([
    'companyId',
    'search',
    'type',
  ]);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console end-users');
  const type = TYPES.find((one) => one === filters.type.toUpperCase());
  const { data, error, isPresent, isLoading, isBusy, reload } = useListQuery(EndUsersDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      companyId: filters.companyId || null,
      search: filters.search || null,
      type: type ?? null,
    },
  });
  const total = data?.endUsers.totalCount;
  const rows = readFragment(
    EndUserRowFragmentDoc,
    data?.endUsers.edges.map(({ node }) => node) ?? [],
  );
  const close = () => setDialog(undefined);

  return (
    <Page
      title={t('title')}
      description={total === undefined ? undefined : t('total', { count: total })}
      actions={
        <Button
          variant="primary"
          icon={<PlusIcon size={18} />}
          onClick={() => setDialog({ kind: 'add' })}
        >
          {t('addUser')}
        </Button>
      }
    >
      <Toolbar>
        <SearchBox
          label={t('search')}
          searched={filters.search}
          onSearch={(search) => setFilters({ search }, true)}
        />
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={filters.companyId}
          onChange={(companyId) => setFilters({ companyId })}
        />
        <Select
          label={t('type')}
          value={type ?? ''}
          options={[
            { value: '', label: t('allTypes') },
            { value: 'TENANT', label: t('tenants') },
            { value: 'OWNER', label: t('owners') },
          ]}
          onChange={(event) => setFilters({ type: event.target.value })}
        />
        {isFiltered && <Button onClick={clearFilters}>{t('clearFilters')}</Button>}
      </Toolbar>
      {error && <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={reload} />}
      {isPresent && (
        <EndUserTable
          rows={rows}
          loading={isLoading}
          busy={isBusy}
          isFiltered={isFiltered}
          onEdit={(user) => setDialog({ kind: 'edit', user })}
          onDelete={(user) => setDialog({ kind: 'delete', user })}
        />
      )}
      <ListPagination page={page} total={total} onPage={setPage} />
      {dialog?.kind === 'add' && (
        <EndUserDialog companyId={filters.companyId} onSaved={reload} onClose={close} />
      )}
      {dialog?.kind === 'edit' && (
        <EndUserDialog user={dialog.user} companyId="" onSaved={reload} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteEndUserDialog user={dialog.user} onDeleted={reload} onClose={close} />
      )}
    </Page>
  );
}
