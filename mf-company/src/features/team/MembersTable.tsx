import { useFormatter, usePermission, useTranslations } from '@hausgeist/shell-api';
import { EmailText, RowActions } from '@hausgeist/staff-kit';
import { Button, DataTable, type DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { MemberRowFragment } from '../../gql/graphql';
import { MemberName, RoleBadge, StatusBadge, useMayHandle } from '../members';

interface MembersTableProps {
  members: readonly MemberRowFragment[];
  busy: boolean;
  empty: ReactNode;
  onEdit: (member: MemberRowFragment) => void;
  onRemove: (member: MemberRowFragment) => void;
}

/** The people of the company. */
export function MembersTable({ members, busy, empty, onEdit, onRemove }: MembersTableProps) {
  const t = useTranslations('members');
  const caption = useTranslations('team')('membersTitle');
  const format = useFormatter();
  const mayEdit = usePermission('team.manage');
  const mayRemove = usePermission('team.remove');
  const mayHandle = useMayHandle();
  const columns: DataColumn<MemberRowFragment>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (member) => <MemberName member={member} />,
    },
    { key: 'email', header: t('columns.email'), cell: ({ email }) => <EmailText email={email} /> },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'lastLogin',
      header: t('columns.lastLogin'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? format.dateTime(new Date(lastLoginAt), { dateStyle: 'medium' }) : t('never'),
    },
  ];
  if (mayEdit || mayRemove) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (member) =>
        // Nobody touches themselves here.
        !member.isCurrentUser &&
        mayHandle(member.role) && (
          <RowActions>
            {mayEdit && (
              <Button
                size="small"
                aria-label={t('editNamed', { name: member.fullName })}
                onClick={() => onEdit(member)}
              >
                {t('edit')}
              </Button>
            )}
            {mayRemove && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('removeNamed', { name: member.fullName })}
                onClick={() => onRemove(member)}
              >
                {t('remove')}
              </Button>
            )}
          </RowActions>
        ),
    });
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      busy={busy}
      empty={empty}
    />
  );
}
