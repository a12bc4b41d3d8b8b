import { useParams, useTranslations } from '@hausgeist/shell-api';
import { Button, Card, DataTable, EmptyState, PlusIcon, UsersIcon } from '@hausgeist/ui';
import { CompanyUsersDocument, MemberRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { PAGE_SIZE, useListParams } from '../../lists/use-list-params';
import { failureText } from '../../requests/failure-text';
import { useListQuery } from '../../requests/use-list-query';
import { ListPagination } from '../../ui/ListPagination';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
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
  const { values, page, offset, set, setPage } = useListParams(['search', 'role', 'status']);
  const filter = {
    companyId,
    search: values.search || null,
    role: readRole(values.role) ?? null,
    status: readStatus(values.status) ?? null,
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
  const { data, loading, busy, failure } = list;
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
      <MemberFilters values={values} statuses={STATUSES} onChange={set} />
      {failure && (
        <LoadFailure onRetry={list.reload}>
          {failureText(failure, { failed: t('loadFailed') })}
        </LoadFailure>
      )}
      {invitations.length > 0 && (
        <Card title={t('invitations')}>
          <DataTable
            caption={t('invitations')}
            rows={invitations}
            rowKey={({ id }) => id}
            busy={busy}
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
            loading={loading}
            busy={busy}
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
