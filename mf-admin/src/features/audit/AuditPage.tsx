import { useTranslations } from '@hausgeist/shell-api';
import {
  ListPagination,
  LoadFailure,
  Page,
  PAGE_SIZE,
  SearchBox,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { Button, Select, TextField, Toolbar } from '@hausgeist/ui';
import { AuditLogDocument, AuditRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { CompanyPicker } from '../company-picker';
import { actionKey, ACTIONS } from './actions';
import { AuditTable } from './AuditTable';

/** A day of the address as a moment: its beginning, or its end. */
function momentOf(day: string, time: '00:00:00.000' | '23:59:59.999'): string | null {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Everything that administrators and company users did that matters. */
export function AuditPage() {
  const t = useTranslations('audit');
  const { filters, page, offset, isFiltered, setFilters, setPage, clearFilters } = useListState([
    'search',
    'action',
    'companyId',
    'from',
    'to',
  ]);
  const { data, error, isPresent, isLoading, isBusy, reload } = useListQuery(AuditLogDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      search: filters.search || null,
      action: filters.action || null,
      companyId: filters.companyId || null,
      from: momentOf(filters.from, '00:00:00.000'),
      to: momentOf(filters.to, '23:59:59.999'),
    },
  });
  const rows = readFragment(
    AuditRowFragmentDoc,
    data?.auditLog.edges.map(({ node }) => node) ?? [],
  );
  return (
    <Page
      title={t('title')}
      description={t('description')}
      back={{ to: '/admin/dashboard', label: t('back') }}
    >
      <Toolbar>
        <SearchBox
          label={t('search')}
          searched={filters.search}
          onSearch={(search) => setFilters({ search }, true)}
        />
        <Select
          label={t('action')}
          value={filters.action}
          options={[
            { value: '', label: t('allActions') },
            ...ACTIONS.map((action) => ({
              value: action,
              label: t(`actions.${actionKey(action)}`),
            })),
          ]}
          onChange={(event) => setFilters({ action: event.target.value })}
        />
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={filters.companyId}
          onChange={(companyId) => setFilters({ companyId })}
        />
        <TextField
          label={t('from')}
          type="date"
          value={filters.from}
          max={filters.to || undefined}
          onChange={(event) => setFilters({ from: event.target.value }, true)}
        />
        <TextField
          label={t('to')}
          type="date"
          value={filters.to}
          min={filters.from || undefined}
          onChange={(event) => setFilters({ to: event.target.value }, true)}
        />
        {isFiltered && <Button onClick={clearFilters}>{t('clearFilters')}</Button>}
      </Toolbar>
      {error && <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={reload} />}
      {isPresent && <AuditTable rows={rows} loading={isLoading} busy={isBusy} />}
      <ListPagination page={page} total={data?.auditLog.totalCount} onPage={setPage} />
    </Page>
  );
}
