import { useParams, useTranslations } from '@hausgeist/shell-api';
import {
  ListPagination,
  LoadFailure,
  Page,
  PAGE_SIZE,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { Button, Card, DataTable, EmptyState, PlusIcon, UsersIcon } from '@hausgeist/ui';
import { CompanyUsersDocument, MemberRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { MemberActions } from './MemberActions';
import { MemberFilters } from './MemberFilters';
import { useMemberColumns } from './member-columns';
import { readRole, readStatus, STATUSES } from './members';
import { useMemberActions } from './use-member-actions';
import { useMemberDialogs } from './use-member-dialogs';

/** Who works at one company, and who is invited to. */
export function CompanyUsersPage() {
  const t = useTranslations('companyUsers');
  const common = useTranslations('common');
  const { companyId = '' } = useParams();
  const { filters, page, offset, setFilters, setPage } = useListState(['search', 'role', 'status']);
  const filter = {
    companyId,
    search: filters.search || null,
    role: readRole(filters.role) ?? null,
    status: readStatus(filters.status) ?? null,
  };
  const list = useListQuery(CompanyUsersDocument, {
    companyId,
    first: PAGE_SIZE,
    offset,
    users: { ...filter, kind: 'USER' },
    invitations: { ...filter, kind: 'INVITATION' },
  });
  const { dialog, openAdd, openEdit, openRemove } = useMemberDialogs({
    companyId,
    onChanged: list.reload,
  });
  const { busyId, resend, toggle } = useMemberActions(list.reload);
  const columns = useMemberColumns();
  const actions = {
    key: 'actions',
    header: common('actions'),
    align: 'end',
    cell: (member: (typeof users)[number]) => (
      <MemberActions
        member={member}
        busy={busyId === member.id}
        onEdit={openEdit}
        onRemove={openRemove}
        onResend={resend}
        onToggle={toggle}
      />
    ),
  };
  const { data, error, isLoading, isBusy } = list;
  const users = readFragment(MemberRowFragmentDoc, data?.users.edges.map(({ node }) => node) ?? []);
  const invitations = readFragment(
    MemberRowFragmentDoc,
    data?.invitations.edges.map(({ node }) => node) ?? [],
  );
  const company = data?.company.name;

  return (
    <Page
      title={company ? t('title', { company }) : t('untitled')}
      back={{ to: '/admin/companies', label: t('back') }}
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={openAdd}>
          {t('addUser')}
        </Button>
      }
    >
      <MemberFilters values={filters} statuses={STATUSES} onChange={setFilters} />
      {error && (
        <LoadFailure error={error} texts={{ failed: t('loadFailed') }} onRetry={list.reload} />
      )}
      {invitations.length > 0 && (
        <Card title={t('invitations')}>
          <DataTable
            caption={t('invitations')}
            rows={invitations}
            rowKey={({ id }) => id}
            busy={isBusy}
            columns={[
              columns.email,
              columns.name,
              columns.role,
              columns.expires,
              columns.invitedBy,
              actions,
            ]}
          />
        </Card>
      )}
      {list.isPresent && (
        <Card title={t('users')}>
          <DataTable
            caption={t('users')}
            rows={users}
            rowKey={({ id }) => id}
            loading={isLoading}
            busy={isBusy}
            empty={<EmptyState icon={<UsersIcon size={28} />} title={t('empty')} />}
            columns={[
              columns.name,
              columns.email,
              columns.role,
              columns.status,
              columns.lastLogin,
              actions,
            ]}
          />
          <ListPagination page={page} total={data?.users.totalCount} onPage={setPage} />
        </Card>
      )}
      {dialog}
    </Page>
  );
}
