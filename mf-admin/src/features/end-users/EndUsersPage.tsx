import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import { Button, PlusIcon, Select, Toolbar } from '@hausgeist/ui';
import {
  EndUserRowFragmentDoc,
  EndUsersDocument,
  type EndUserRowFragment,
  type EndUserType,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { PAGE_SIZE, useListParams } from '../../lists/use-list-params';
import { failureText } from '../../requests/failure-text';
import { useListQuery } from '../../requests/use-list-query';
import { ListPagination } from '../../ui/ListPagination';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { SearchBox } from '../../ui/SearchBox';
import { CompanyPicker } from '../company-picker';
import { DeleteEndUserDialog } from './DeleteEndUserDialog';
import { EndUserDialog } from './EndUserDialog';
import { EndUserTable } from './EndUserTable';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; user: EndUserRowFragment };

const TYPES = ['TENANT', 'OWNER'] as const satisfies readonly EndUserType[];

/** Tenants and owners of all companies, or of the one in the address. */
export function EndUsersPage() {
  const t = useTranslations('endUsers');
  const { values, page, offset, isFiltered, set, setPage, clear } = useListParams([
    'companyId',
    'search',
    'type',
  ]);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console end-users');
  const type = TYPES.find((one) => one === values.type.toUpperCase());
  const { data, isPresent, loading, busy, failure, reload } = useListQuery(EndUsersDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      companyId: values.companyId || null,
      search: values.search || null,
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
          searched={values.search}
          onSearch={(search) => set({ search }, true)}
        />
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={values.companyId}
          onChange={(companyId) => set({ companyId })}
        />
        <Select
          label={t('type')}
          value={type ?? ''}
          options={[
            { value: '', label: t('allTypes') },
            { value: 'TENANT', label: t('tenants') },
            { value: 'OWNER', label: t('owners') },
          ]}
          onChange={(event) => set({ type: event.target.value })}
        />
        {isFiltered && <Button onClick={clear}>{t('clearFilters')}</Button>}
      </Toolbar>
      {failure && (
        <LoadFailure onRetry={reload}>
          {failureText(failure, { failed: t('loadFailed') })}
        </LoadFailure>
      )}
      {isPresent && (
        <EndUserTable
          rows={rows}
          loading={loading}
          busy={busy}
          isFiltered={isFiltered}
          onEdit={(user) => setDialog({ kind: 'edit', user })}
          onDelete={(user) => setDialog({ kind: 'delete', user })}
        />
      )}
      <ListPagination page={page} total={total} onPage={setPage} />
      {dialog?.kind === 'add' && (
        <EndUserDialog companyId={values.companyId} onSaved={reload} onClose={close} />
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
