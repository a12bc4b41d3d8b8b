import { useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { ListPagination, LoadFailure, Waiting } from '@hausgeist/staff-kit';
import { Button, Card, PlusIcon } from '@hausgeist/ui';
import type { MemberRowFragment } from '../../gql/graphql';
import {
  EditMemberDialog,
  InviteMemberDialog,
  RemoveMemberDialog,
  RevokeInvitationDialog,
} from '../members';
import { CompanyUsersTable } from './CompanyUsersTable';
import { useCompanyUsers } from './use-company-users';

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete' | 'revoke'; member: MemberRowFragment };

function Dialogs({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  const t = useTranslations('settings.users');
  const members = useTranslations('members');
  const intro = useTranslations('team')('inviteIntro');
  switch (open.kind) {
    case 'add':
      return (
        <InviteMemberDialog
          title={t('addTitle')}
          intro={intro}
          failed={members('failed.inviteUser')}
          done={() => t('invited')}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <EditMemberDialog
          title={t('editTitle')}
          member={open.member}
          withStatus
          failed={members('failed.updateUser')}
          done={t('updated')}
          onClose={onClose}
        />
      );
    case 'revoke':
      return <RevokeInvitationDialog invitation={open.member} onClose={onClose} />;
    case 'delete':
      return (
        <RemoveMemberDialog
          member={open.member}
          texts={{
            title: members('deleteTitle'),
            text: members('deleteText', { name: open.member.fullName }),
            confirm: members('delete'),
            failed: members('failed.deleteUser'),
            done: t('deleted'),
          }}
          onClose={onClose}
        />
      );
  }
}

/** The company's users with everything that can be done about them. */
export function CompanyUsersPanel() {
  const t = useTranslations('settings.users');
  const failed = useTranslations('members.failed');
  const mayEdit = usePermission('settings.edit');
  const list = useCompanyUsers();
  const [open, setOpen] = useOpenDialog<OpenDialog>('company-users');
  return (
    <Card
      title={t('title')}
      actions={
        mayEdit && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'add' })}>
            {t('add')}
          </Button>
        )
      }
    >
      {list.error && (
        <LoadFailure
          error={list.error}
          texts={{ failed: failed('loadUsers') }}
          onRetry={list.reload}
        />
      )}
      {list.isLoading && <Waiting />}
      {list.members && (
        <CompanyUsersTable
          members={list.members}
          busy={list.isBusy}
          onEdit={(member) => setOpen({ kind: 'edit', member })}
          onDelete={(member) => setOpen({ kind: 'delete', member })}
          onRevoke={(member) => setOpen({ kind: 'revoke', member })}
        />
      )}
      <ListPagination
        page={list.page}
        total={list.total}
        isBusy={list.isBusy}
        onPage={list.setPage}
      />
      {open && mayEdit && <Dialogs open={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
