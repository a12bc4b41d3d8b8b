import {
  useDocumentTitle,
  useOpenDialog,
  usePermission,
  useTranslations,
} from '@hausgeist/shell-api';
import { ListPagination, LoadFailure, Waiting } from '@hausgeist/staff-kit';
import { Button, EmptyState, PageHeader, PlusIcon, UsersIcon } from '@hausgeist/ui';
import { RequirePermission } from '../features/dashboard';
import {
  AddEndUserDialog,
  DeleteEndUserDialog,
  EditEndUserDialog,
  END_USERS_PER_PAGE,
  EndUserCounters,
  EndUserFilters,
  EndUserTable,
  useEndUserList,
  useEndUserStats,
} from '../features/end-users';
import { ExportButtons, ImportDialog } from '../features/end-user-import';
import type { EndUserRowFragment } from '../gql/graphql';
import { Page } from '../ui/Page';

type OpenDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'delete'; endUser: EndUserRowFragment };

function Dialogs({ open, onClose }: { open: OpenDialog | undefined; onClose: () => void }) {
  const mayCreate = usePermission('users.create');
  const mayEdit = usePermission('users.edit');
  const mayDelete = usePermission('users.delete');
  if (open?.kind === 'add' && mayCreate) return <AddEndUserDialog onClose={onClose} />;
  if (open?.kind === 'import' && mayCreate) return <ImportDialog onClose={onClose} />;
  if (open?.kind === 'edit' && mayEdit) {
    return <EditEndUserDialog endUser={open.endUser} onClose={onClose} />;
  }
  if (open?.kind === 'delete' && mayDelete) {
    return <DeleteEndUserDialog endUser={open.endUser} onClose={onClose} />;
  }
  return null;
}

function EndUsers() {
  const t = useTranslations('endUsers');
  const importTexts = useTranslations('endUserImport');
  const mayCreate = usePermission('users.create');
  const list = useEndUserList();
  const { stats, reload: reloadStats } = useEndUserStats();
  const [open, setOpen] = useOpenDialog<OpenDialog>('end-users');

  const addButton = mayCreate && (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      icon={<UsersIcon size={28} />}
      title={t('noMatch')}
      action={<Button onClick={list.clearFilters}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState icon={<UsersIcon size={28} />} title={t('empty')} action={addButton}>
      {mayCreate && t('emptyHint')}
    </EmptyState>
  );
  const failure = list.error && (
    <LoadFailure
      error={list.error}
      texts={{ failed: t('failed.fetch'), offline: t('failed.fetchRetry') }}
      onRetry={() => {
        list.reload();
        reloadStats();
      }}
    />
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={stats && t('total', { count: stats.total })}
        actions={
          <>
            <ExportButtons filters={list.filters} />
            {mayCreate && (
              <Button onClick={() => setOpen({ kind: 'import' })}>{importTexts('open')}</Button>
            )}
            {addButton}
          </>
        }
      />
      <EndUserCounters />
      <EndUserFilters
        search={list.filters.search}
        type={list.filters.type}
        onChange={list.setFilters}
      />
      {failure}
      {list.isLoading && <Waiting label={t('loading')} />}
      {list.rows && (
        <EndUserTable
          rows={list.rows}
          busy={list.isBusy}
          empty={empty}
          onEdit={(endUser) => setOpen({ kind: 'edit', endUser })}
          onDelete={(endUser) => setOpen({ kind: 'delete', endUser })}
        />
      )}
      <ListPagination
        page={list.page}
        pageSize={END_USERS_PER_PAGE}
        total={list.total}
        isBusy={list.isBusy}
        onPage={list.setPage}
      />
      <Dialogs open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

/** Tenants and owners of the company. */
export function EndUsersPage() {
  const t = useTranslations('endUsers');
  useDocumentTitle(t('title'));
  return (
    <RequirePermission permission="users.view" title={t('title')}>
      <EndUsers />
    </RequirePermission>
  );
}
