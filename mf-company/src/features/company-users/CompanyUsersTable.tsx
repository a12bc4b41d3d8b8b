import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { EmailText, RowActions } from '@hausgeist/staff-kit';
import { Button, DataTable, EmptyState, UsersIcon, type DataColumn } from '@hausgeist/ui';
import type { MemberRowFragment } from '../../gql/graphql';
import { InvitationActions, MemberName, RoleBadge, StatusBadge, useMayHandle } from '../members';

interface CompanyUsersTableProps {
  members: readonly MemberRowFragment[];
  busy: boolean;
  onEdit: (member: MemberRowFragment) => void;
  onDelete: (member: MemberRowFragment) => void;
  onRevoke: (invitation: MemberRowFragment) => void;
}

interface UserActionsProps {
  member: MemberRowFragment;
  onEdit: () => void;
  onDelete: () => void;
}

function UserActions({ member, onEdit, onDelete }: UserActionsProps) {
  const t = useTranslations('members');
  const ownAccount = useTranslations('settings.users')('ownAccount');
  const mayHandle = useMayHandle();
  const name = member.fullName;
  if (!mayHandle(member.role)) return null;
  return (
    <RowActions>
      <Button size="small" aria-label={t('editNamed', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('deleteNamed', { name })}
        disabled={member.isCurrentUser}
        title={member.isCurrentUser ? ownAccount : undefined}
        onClick={onDelete}
      >
        {t('delete')}
      </Button>
    </RowActions>
  );
}

/** Users and open invitations of the company. */
export function CompanyUsersTable({
  members,
  busy,
  onEdit,
  onDelete,
  onRevoke,
}: CompanyUsersTableProps) {
  const t = useTranslations('members');
  const texts = useTranslations('settings.users');
  const mayEdit = usePermission('settings.edit');
  const columns: DataColumn<MemberRowFragment>[] = [
    { key: 'name', header: t('columns.name'), cell: (member) => <MemberName member={member} /> },
    { key: 'email', header: t('columns.email'), cell: ({ email }) => <EmailText email={email} /> },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
  if (mayEdit) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (member) =>
        member.isInvitation ? (
          <InvitationActions invitation={member} onRevoke={() => onRevoke(member)} />
        ) : (
          <UserActions
            member={member}
            onEdit={() => onEdit(member)}
            onDelete={() => onDelete(member)}
          />
        ),
    });
  }
  return (
    <DataTable
      caption={texts('title')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      busy={busy}
      empty={<EmptyState icon={<UsersIcon size={28} />} title={texts('empty')} />}
    />
  );
}
