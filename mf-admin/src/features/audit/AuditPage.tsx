import { useTranslations } from '@hausgeist/shell-api';
import { Button, Select, TextField, Toolbar } from '@hausgeist/ui';
import { AuditLogDocument, AuditRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { PAGE_SIZE, useListParams } from '../../lists/use-list-params';
import { failureText } from '../../requests/failure-text';
import { useListQuery } from '../../requests/use-list-query';
import { ListPagination } from '../../ui/ListPagination';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { SearchBox } from '../../ui/SearchBox';
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
  const { values, page, offset, isFiltered, set, setPage, clear } = useListParams([
    'search',
    'action',
    'companyId',
    'from',
    'to',
  ]);
  const { data, isPresent, loading, busy, failure, reload } = useListQuery(AuditLogDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      search: values.search || null,
      action: values.action || null,
      companyId: values.companyId || null,
      from: momentOf(values.from, '00:00:00.000'),
      to: momentOf(values.to, '23:59:59.999'),
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
          searched={values.search}
          onSearch={(search) => set({ search }, true)}
        />
        <Select
          label={t('action')}
          value={values.action}
          options={[
            { value: '', label: t('allActions') },
            ...ACTIONS.map((action) => ({
              value: action,
              label: t(`actions.${actionKey(action)}`),
            })),
          ]}
          onChange={(event) => set({ action: event.target.value })}
        />
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={values.companyId}
          onChange={(companyId) => set({ companyId })}
        />
        <TextField
          label={t('from')}
          type="date"
          value={values.from}
          max={values.to || undefined}
          onChange={(event) => set({ from: event.target.value }, true)}
        />
        <TextField
          label={t('to')}
          type="date"
          value={values.to}
          min={values.from || undefined}
          onChange={(event) => set({ to: event.target.value }, true)}
        />
        {isFiltered && <Button onClick={clear}>{t('clearFilters')}</Button>}
      </Toolbar>
      {failure && (
        <LoadFailure onRetry={reload}>
          {failureText(failure, { failed: t('loadFailed') })}
        </LoadFailure>
      )}
      {isPresent && <AuditTable rows={rows} loading={loading} busy={busy} />}
      <ListPagination page={page} total={data?.auditLog.totalCount} onPage={setPage} />
    </Page>
  );
}
