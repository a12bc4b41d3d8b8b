import { useOpenDialog, useTranslations } from '@hausgeist/shell-api';
import {
  AddButton,
  askAt,
  askListAhead,
  late,
  ListFrame,
  NoMatch,
  Page,
  PAGE_SIZE,
  SearchBox,
  useListQuery,
  useListState,
  withOwnTexts,
} from '@hausgeist/staff-kit';
import { BuildingIcon, EmptyState, Toolbar } from '@hausgeist/ui';
import { Suspense } from 'react';
import {
  CompaniesDocument,
  CompanyRowFragmentDoc,
  type CompaniesQuery,
  type CompanyRowFragment,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { companyQuestionCatalogues } from '../../messages/catalogues';
import { CompanyTable } from './CompanyTable';

const CompanyDialog = late(async () => (await import('./CompanyDialog')).CompanyDialog);
const DeleteCompanyDialog = late(() =>
  withOwnTexts(
    companyQuestionCatalogues,
    async () => (await import('./DeleteCompanyDialog')).DeleteCompanyDialog,
  ),
);

const SuspendCompanyDialog = late(() =>
  withOwnTexts(
    companyQuestionCatalogues,
    async () => (await import('./SuspendCompanyDialog')).SuspendCompanyDialog,
  ),
);

/** How often a list is read again in which a prompt file is being worked on. */
const PROMPT_POLL_MS = 4_000;

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'suspend' | 'delete'; company: CompanyRowFragment };

function rowsOf(data: CompaniesQuery | undefined) {
  return readFragment(
    CompanyRowFragmentDoc,
    data?.companies.edges.map(({ node }) => node),
  );
}

const isWorkingOnPrompts = (data: CompaniesQuery) =>
  rowsOf(data)?.some(({ promptStatus }) => promptStatus === 'PENDING') ?? false;

const variablesOf = (search: string, offset: number) => ({
  first: PAGE_SIZE,
  offset,
  search: search || null,
});

/** Asks for the beginning of the list before the page is drawn. */
export const askForCompanies = (): void => askListAhead(CompaniesDocument, variablesOf('', 0));
askAt('/admin/managingcompany', askForCompanies);

/** All companies that manage property, with the ways to add, change and delete them. */
export function CompaniesPage() {
  const t = useTranslations('companies');
  const { filters, page, offset, isFiltered, setFilters, clearFilters, setPage } = useListState([
    'search',
    'new',
  ]);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console companies');
  const list = useListQuery(CompaniesDocument, variablesOf(filters.search, offset), {
    pollEvery: (data) => (isWorkingOnPrompts(data) ? PROMPT_POLL_MS : 0),
  });
  const total = list.data?.companies.totalCount;
  const rows = rowsOf(list.data);
  const isAdding = dialog?.kind === 'add' || filters.new !== '';
  const close = () => {
    setDialog(undefined);
    if (filters.new) setFilters({ new: '' }, true);
  };
  const icon = <BuildingIcon size={28} />;
  const addButton = <AddButton onClick={() => setDialog({ kind: 'add' })}>{t('add')}</AddButton>;
  const newest = (company: CompanyRowFragment) =>
    rows?.find(({ id }) => id === company.id) ?? company;

  return (
    <Page
      title={t('title')}
      description={total !== undefined && t('total', { count: total })}
      actions={addButton}
    >
      <Toolbar>
        <SearchBox
          label={t('search')}
          searched={filters.search}
          onSearch={(search) => setFilters({ search }, true)}
        />
      </Toolbar>
      <ListFrame
        list={{ ...list, page, setPage, total }}
        failures={{ failed: t('loadFailed'), offline: t('loadOffline') }}
      >
        <CompanyTable
          rows={rows}
          busy={list.isBusy}
          empty={
            isFiltered ? (
              <NoMatch icon={icon} title={t('empty')} onClear={clearFilters} />
            ) : (
              <EmptyState icon={icon} title={t('empty')} />
            )
          }
          onEdit={(company) => setDialog({ kind: 'edit', company })}
          onSuspend={(company) => setDialog({ kind: 'suspend', company })}
          onDelete={(company) => setDialog({ kind: 'delete', company })}
        />
      </ListFrame>
      <Suspense>
        {isAdding && <CompanyDialog onChanged={list.reload} onClose={close} />}
        {dialog?.kind === 'edit' && (
          <CompanyDialog company={newest(dialog.company)} onChanged={list.reload} onClose={close} />
        )}
        {dialog?.kind === 'suspend' && (
          <SuspendCompanyDialog
            company={dialog.company}
            onSuspended={list.reload}
            onClose={close}
          />
        )}
        {dialog?.kind === 'delete' && (
          <DeleteCompanyDialog company={dialog.company} onDeleted={list.reload} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}
