import {
  Link,
  toRequestFailure,
  useAccessToken,
  useOpenDialog,
  useTranslations,
} from '@hausgeist/shell-api';
import {
  AddButton,
  ListPagination,
  LoadFailure,
  NoMatch,
  Page,
  PAGE_SIZE,
  SearchBox,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { buttonClassName, Card, Toolbar, UsersIcon } from '@hausgeist/ui';
import { AdminDashboardDocument, AdminRowFragmentDoc, AdminsDocument } from '../../gql/graphql';
import type { AdminRowFragment } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { AdminTable } from './AdminTable';
import { Attention } from './Attention';
import { DeleteAdminDialog } from './DeleteAdminDialog';
import { EditAdminDialog } from './EditAdminDialog';
import { Figures } from './Figures';
import { InviteAdminDialog } from './InviteAdminDialog';

type OpenDialog = { kind: 'invite' } | { kind: 'edit' | 'delete'; admin: AdminRowFragment };

const UNKNOWN_CALL = new Set(['NOT_FOUND', 'GRAPHQL_VALIDATION_FAILED']);

/** The first page after signing in: figures, and who else administers the platform. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const accessToken = useAccessToken();
  const { filters, page, offset, setFilters, setPage } = useListState(['search', 'new']);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console admins');
  const figures = useListQuery(AdminDashboardDocument, {});
  const list = useListQuery(AdminsDocument, {
    first: PAGE_SIZE,
    offset,
    search: filters.search || null,
  });
  const admins = list.data?.admins;
  const rows = readFragment(
    AdminRowFragmentDoc,
    admins?.edges.map(({ node }) => node),
  );
  const error = list.error ?? figures.error;
  const isInviting = dialog?.kind === 'invite' || filters.new !== '';
  const close = () => {
    setDialog(undefined);
    if (filters.new) setFilters({ new: '' }, true);
  };

  function textOf(cause: unknown): string {
    const { code } = toRequestFailure(cause);
    if (code === 'UNAUTHENTICATED') return accessToken() ? t('expired') : t('tokenMissing');
    return UNKNOWN_CALL.has(code) ? t('endpointMissing') : t('loadFailed');
  }

  return (
    <Page title={t('title')}>
      {error && (
        <LoadFailure
          error={error}
          text={textOf(error)}
          action={
            toRequestFailure(error).code === 'UNAUTHENTICATED' && (
              <Link className={buttonClassName('primary')} to="/adminlogin">
                {t('logIn')}
              </Link>
            )
          }
          onRetry={() => {
            figures.reload();
            list.reload();
          }}
        />
      )}
      <Attention />
      <Figures counts={figures.data?.adminDashboard} />
      {list.isPresent && (
        <Card
          title={t('admins')}
          actions={
            <AddButton onClick={() => setDialog({ kind: 'invite' })}>{t('invite.open')}</AddButton>
          }
        >
          <Toolbar>
            <SearchBox
              label={t('search')}
              searched={filters.search}
              onSearch={(search) => setFilters({ search }, true)}
            />
          </Toolbar>
          <AdminTable
            rows={rows}
            busy={list.isBusy}
            empty={
              <NoMatch
                icon={<UsersIcon size={28} />}
                title={t('empty')}
                onClear={() => setFilters({ search: '' })}
              />
            }
            onInvited={list.reload}
            onEdit={(admin) => setDialog({ kind: 'edit', admin })}
            onDelete={(admin) => setDialog({ kind: 'delete', admin })}
          />
          <ListPagination page={page} total={admins?.totalCount} onPage={setPage} />
        </Card>
      )}
      {isInviting && <InviteAdminDialog onInvited={list.reload} onClose={close} />}
      {dialog?.kind === 'edit' && <EditAdminDialog admin={dialog.admin} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteAdminDialog admin={dialog.admin} onDeleted={list.reload} onClose={close} />
      )}
    </Page>
  );
}
