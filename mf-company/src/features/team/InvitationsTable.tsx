import { useFormatter, usePermission, useTranslations } from '@hausgeist/shell-api';
import { EmailText } from '@hausgeist/staff-kit';
import { Badge, DataTable, type DataColumn } from '@hausgeist/ui';
import type { MemberRowFragment } from '../../gql/graphql';
import { InvitationActions, RoleBadge } from '../members';

interface InvitationsTableProps {
  invitations: readonly MemberRowFragment[];
  busy: boolean;
  onRevoke: (invitation: MemberRowFragment) => void;
}

/** Invitations that nobody has accepted yet. */
export function InvitationsTable({ invitations, busy, onRevoke }: InvitationsTableProps) {
  const t = useTranslations('members');
  const caption = useTranslations('team')('pendingTitle');
  const format = useFormatter();
  const mayInvite = usePermission('team.invite');
  const columns: DataColumn<MemberRowFragment>[] = [
    { key: 'email', header: t('columns.email'), cell: ({ email }) => <EmailText email={email} /> },
    { key: 'name', header: t('columns.name'), cell: ({ fullName }) => fullName },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'expires',
      header: t('columns.expires'),
      cell: ({ expiresAt, isExpired }) => {
        if (isExpired) return <Badge tone="danger">{t('expired')}</Badge>;
        return expiresAt && format.dateTime(new Date(expiresAt), { dateStyle: 'medium' });
      },
    },
  ];
  if (mayInvite) {
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (invitation) => (
        <InvitationActions invitation={invitation} onRevoke={() => onRevoke(invitation)} />
      ),
    });
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
