import {
  Link,
  useAccessToken,
  useOpenDialog,
  useTranslations,
  type RequestFailure,
} from '@hausgeist/shell-api';
import { Button, buttonClassName, Card, PlusIcon } from '@hausgeist/ui';
import { AdminDashboardDocument, AdminRowFragmentDoc, AdminsDocument } from '../../gql/graphql';
import type { AdminRowFragment } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { PAGE_SIZE, useListParams } from '../../lists/use-list-params';
import { useListQuery } from '../../requests/use-list-query';
import { ListPagination } from '../../ui/ListPagination';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { SearchBox } from '../../ui/SearchBox';
import { AdminTable } from './AdminTable';
import { DeleteAdminDialog } from './DeleteAdminDialog';
import { EditAdminDialog } from './EditAdminDialog';
import { Figures } from './Figures';
import { InviteAdminDialog } from './InviteAdminDialog';
import styles from './Dashboard.module.css';

type OpenDialog = { kind: 'invite' } | { kind: 'edit' | 'delete'; admin: AdminRowFragment };

const UNKNOWN_CALL = new Set(['NOT_FOUND', 'GRAPHQL_VALIDATION_FAILED']);

/** The first page after signing in: figures, and who else administers the platform. */
export function DashboardPage() {
  const t = useTranslations('dashboard');
  const accessToken = useAccessToken();
  const { values, page, offset, set, setPage } = useListParams(['search']);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>('console admins');
  const figures = useListQuery(AdminDashboardDocument, {});
  const list = useListQuery(AdminsDocument, {
    first: PAGE_SIZE,
    offset,
    search: values.search || null,
  });
  const admins = list.data?.admins;
  const rows = readFragment(AdminRowFragmentDoc, admins?.edges.map(({ node }) => node) ?? []);
  const failure = list.failure ?? figures.failure;
  const close = () => setDialog(undefined);

  function textOf({ code }: RequestFailure): string {
    if (code === 'UNAUTHENTICATED') return accessToken() ? t('expired') : t('tokenMissing');
    return UNKNOWN_CALL.has(code) ? t('endpointMissing') : t('loadFailed');
  }

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Link className={buttonClassName('secondary')} to="/admin/audit">
            {t('auditLog')}
          </Link>
          <Link className={buttonClassName('secondary')} to="/admin/account">
            {t('account')}
          </Link>
        </>
      }
    >
      {failure && (
        <LoadFailure
          action={
            failure.code === 'UNAUTHENTICATED' && (
              <Link className={buttonClassName('primary')} to="/adminlogin">
                {t('logIn')}
              </Link>
            )
          }
          onRetry={() => {
            figures.reload();
            list.reload();
          }}
        >
          {textOf(failure)}
        </LoadFailure>
      )}
      <Figures counts={figures.data?.adminDashboard} />
      {list.isPresent && (
        <Card
          title={t('admins')}
          actions={
            <Button
              variant="primary"
              icon={<PlusIcon size={18} />}
              onClick={() => setDialog({ kind: 'invite' })}
            >
              {t('invite.open')}
            </Button>
          }
        >
          <div className={styles.bar}>
            <SearchBox
              label={t('search')}
              searched={values.search}
              onSearch={(search) => set({ search }, true)}
            />
          </div>
          <AdminTable
            rows={rows}
            loading={list.loading}
            busy={list.busy}
            onEdit={(admin) => setDialog({ kind: 'edit', admin })}
            onDelete={(admin) => setDialog({ kind: 'delete', admin })}
          />
          <ListPagination page={page} total={admins?.totalCount} onPage={setPage} />
        </Card>
      )}
      {dialog?.kind === 'invite' && <InviteAdminDialog onInvited={list.reload} onClose={close} />}
      {dialog?.kind === 'edit' && <EditAdminDialog admin={dialog.admin} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteAdminDialog admin={dialog.admin} onDeleted={list.reload} onClose={close} />
      )}
    </Page>
  );
}
