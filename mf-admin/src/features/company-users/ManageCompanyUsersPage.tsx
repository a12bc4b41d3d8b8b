import { useTranslations } from '@hausgeist/shell-api';
import { Button, DataTable, EmptyState, PlusIcon, UsersIcon } from '@hausgeist/ui';
import {
  AllCompanyUsersDocument,
  MemberRowFragmentDoc,
  type MemberRowFragment,
} from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { PAGE_SIZE, useListParams } from '../../lists/use-list-params';
import { useListQuery } from '../../requests/use-list-query';
import { ListPagination } from '../../ui/ListPagination';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
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
  const { values, page, offset, isFiltered, set, setPage, clear } = useListParams([
    'companyId',
    'search',
    'role',
    'status',
  ]);
  const list = useListQuery(AllCompanyUsersDocument, {
    first: PAGE_SIZE,
    offset,
    filter: {
      companyId: values.companyId || null,
      search: values.search || null,
      role: readRole(values.role) ?? null,
      status: readStatus(values.status) ?? null,
    },
  });
  const { dialog, openAdd, openEdit, openRemove } = useMemberDialogs({ onChanged: list.reload });
  const { busyId, resend } = useMemberActions(list.reload);
  const columns = useMemberColumns();
  const { data, loading, busy, failure } = list;
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
      <MemberFilters values={values} statuses={CHOOSABLE_STATUSES} onChange={set}>
        <CompanyPicker
          clearable
          label={t('company')}
          placeholder={t('allCompanies')}
          value={values.companyId}
          onChange={(companyId) => set({ companyId })}
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
        <Button size="small" aria-disabled={!isFiltered} onClick={clear}>
          {t('clearFilters')}
        </Button>
      </div>
      {failure && (
        <LoadFailure onRetry={list.reload}>{failure.message || t('fetchFailed')}</LoadFailure>
      )}
      {list.isPresent && (
        <DataTable
          caption={t('users')}
          rows={rows}
          rowKey={({ id }) => id}
          loading={loading}
          busy={busy}
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
