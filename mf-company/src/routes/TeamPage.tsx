import { useOpenDialog, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { ListPagination, LoadFailure, Page, Section, Waiting } from '@hausgeist/staff-kit';
import { Button, EmptyState, PlusIcon, UsersIcon } from '@hausgeist/ui';
import { RequirePermission } from '../features/dashboard';
import {
  InvitationsTable,
  MembersTable,
  TeamDialogs,
  TeamFilters,
  useTeam,
  type TeamDialog,
} from '../features/team';

function Team() {
  const t = useTranslations('team');
  const failed = useTranslations('members.failed');
  const mayInvite = usePermission('team.invite');
  const { viewer } = useSession();
  const team = useTeam();
  const [open, setOpen] = useOpenDialog<TeamDialog>('team');
  const company = viewer?.companyUser?.managingCompany.name;

  return (
    <Page
      title={t('title')}
      description={company && t('description', { company })}
      actions={
        mayInvite && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'invite' })}>
            {t('invite')}
          </Button>
        )
      }
    >
      <TeamFilters filters={team.filters} onChange={team.setFilters} />
      {team.error && (
        <LoadFailure error={team.error} texts={{ failed: failed('load') }} onRetry={team.reload} />
      )}
      {team.isLoading && <Waiting />}
      {Boolean(team.invitationsTotal) && (
        <Section title={t('pendingTitle')}>
          <InvitationsTable
            invitations={team.invitations}
            busy={team.isBusy}
            onRevoke={(member) => setOpen({ kind: 'revoke', member })}
          />
          <ListPagination
            page={team.invitationsPage}
            total={team.invitationsTotal}
            isBusy={team.isBusy}
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
            total={team.total}
            isBusy={team.isBusy}
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
  return (
    <RequirePermission permission="team.view" title={t('title')}>
      <Team />
    </RequirePermission>
  );
}
