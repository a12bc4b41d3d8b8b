import {
  useDocumentTitle,
  useOpenDialog,
  usePermission,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { Button, EmptyState, PageHeader, PlusIcon, UsersIcon } from '@hausgeist/ui';
import { RequirePermission } from '../features/dashboard';
import {
  InvitationsTable,
  MEMBERS_PER_PAGE,
  MembersTable,
  TeamDialogs,
  TeamFilters,
  useTeam,
  type TeamDialog,
} from '../features/team';
import { useFailureText } from '../forms/use-failure-text';
import { ListPagination } from '../list-state/ListPagination';
import { LoadFailure } from '../list-state/LoadFailure';
import { Page, Section } from '../ui/Page';
import { PageSpinner } from '../ui/PageSpinner';

function Team() {
  const t = useTranslations('team');
  const common = useTranslations('common');
  const failed = useTranslations('members.failed');
  const textOf = useFailureText();
  const mayInvite = usePermission('team.invite');
  const { viewer } = useSession();
  const team = useTeam();
  const [open, setOpen] = useOpenDialog<TeamDialog>('team');
  const company = viewer?.companyUser?.managingCompany.name;

  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={company && t('description', { company })}
        actions={
          mayInvite && (
            <Button
              variant="primary"
              icon={<PlusIcon />}
              onClick={() => setOpen({ kind: 'invite' })}
            >
              {t('invite')}
            </Button>
          )
        }
      />
      <TeamFilters filters={team.filters} onChange={team.setFilters} />
      {team.error && (
        <LoadFailure text={textOf(team.error, { failed: failed('load') })} onRetry={team.retry} />
      )}
      {team.isLoading && <PageSpinner label={common('loading')} />}
      {Boolean(team.invitationsCount) && (
        <Section title={t('pendingTitle')}>
          <InvitationsTable
            invitations={team.invitations}
            busy={team.isBusy}
            onRevoke={(member) => setOpen({ kind: 'revoke', member })}
          />
          <ListPagination
            page={team.invitationsPage}
            pageSize={MEMBERS_PER_PAGE}
            totalCount={team.invitationsCount}
            busy={team.isBusy}
            onPage={team.setInvitationsPage}
          />
        </Section>
      )}
      {team.members && (
        <Section title={t('membersTitle')}>
          <MembersTable
            members={team.members}
            busy={team.isBusy}
            empty={
              <EmptyState icon={<UsersIcon size={28} />} title={t('empty')}>
                {mayInvite && t('emptyInvite')}
              </EmptyState>
            }
            onEdit={(member) => setOpen({ kind: 'edit', member })}
            onRemove={(member) => setOpen({ kind: 'remove', member })}
          />
          <ListPagination
            page={team.page}
            pageSize={MEMBERS_PER_PAGE}
            totalCount={team.totalCount}
            busy={team.isBusy}
            onPage={team.setPage}
          />
        </Section>
      )}
      <TeamDialogs open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

/** The viewer's colleagues. */
export function TeamPage() {
  const t = useTranslations('team');
  useDocumentTitle(t('title'));
  return (
    <RequirePermission permission="team.view" title={t('title')}>
      <Team />
    </RequirePermission>
  );
}
