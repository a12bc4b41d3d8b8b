import { useTranslations } from '@hausgeist/shell-api';
import {
  ListPagination,
  LoadFailure,
  Page,
  PAGE_SIZE,
  useListQuery,
  useListState,
} from '@hausgeist/staff-kit';
import { Button, DataTable, EmptyState, PlusIcon, UsersIcon } from '@hausgeist/ui';
import {
  AllCompanyUsersDocument,
  MemberRowFragmentDoc,
  type MemberRowFragment,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { CompanyPicker } from '../company-picker';
import { MemberActions } from './MemberActions';
import { MemberFilters } from './MemberFilters';
import { useMemberColumns } from './member-columns';
import { CHOOSABLE_STATUSES, readRole, readStatus } from './members';
import { useMemberActions } from './use-member-actions';
import { useMemberDialogs } from './use-member-dialogs';
import styles from './CompanyUsers.module.css';

/** Who works at any of the companies, and who is invited to. */
export function ManageCompanyUsersPage() {
  const t = useTranslations('companyUsers');
  const common = useTranslations('common');
  const { filters, page, offset, isFiltered, setFilters, setPage, clearFilters } = useListState([
    'companyId',
    'search',
    'role',
    'status',
  ]);
  const list = useListQuery(AllCompanyUsersDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      companyId: filters.companyId || null,
      search: filters.search || null,
      role: readRole(filters.role) ?? null,
      status: readStatus(filters.status) ?? null,
    },
  });
  const { dialog, openAdd, openEdit, openRemove } = useMemberDialogs({ onChanged: list.reload });
  const { busyId, resend } = useMemberActions(list.reload);
  const columns = useMemberColumns();
  const { data, error, isLoading, isBusy } = list;
  const members = data?.companyMembers;
  const rows = readFragment(MemberRowFragmentDoc, members?.edges.map(({ node }) => node) ?? []);

  return (
    <Page
      title={t('allTitle')}
      actions={
        <Button variant="primary" icon={<PlusIcon size={18} />} onClick={openAdd}>
          {t('addCompanyUser')}
        </Button>
      }
    >
      <MemberFilters values={filters} statuses={CHOOSABLE_STATUSES} onChange={setFilters}>
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={filters.companyId}
          onChange={(companyId) => setFilters({ companyId })}
        />
      </MemberFilters>
      <div className={styles.status}>
        <p role="status">
          {data &&
            t('showing', {
              shown: data.companyMembers.totalCount,
              total: data.everybody.totalCount,
            })}
        </p>
        <Button size="small" aria-disabled={!isFiltered} onClick={clearFilters}>
          {t('clearFilters')}
        </Button>
      </div>
      {error && (
        <LoadFailure error={error} texts={{ failed: t('fetchFailed') }} onRetry={list.reload} />
      )}
      {list.isPresent && (
        <DataTable
          caption={t('users')}
          rows={rows}
          rowKey={({ id }) => id}
          loading={isLoading}
          busy={isBusy}
          empty={<EmptyState icon={<UsersIcon size={28} />} title={t('empty')} />}
          columns={[
            columns.name,
            columns.email,
            columns.company,
            columns.role,
            columns.status,
            columns.lastLogin,
            {
              key: 'actions',
              header: common('actions'),
              align: 'end',
              cell: (member: MemberRowFragment) => (
                <MemberActions
                  member={member}
                  busy={busyId === member.id}
                  onEdit={openEdit}
                  onRemove={openRemove}
                  onResend={resend}
                />
              ),
            },
          ]}
        />
      )}
      <ListPagination page={page} total={members?.totalCount} onPage={setPage} />
      {dialog}
    </Page>
  );
}
