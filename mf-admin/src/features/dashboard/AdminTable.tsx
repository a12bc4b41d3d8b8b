import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import {
  DateText,
  DeleteAction,
  EditAction,
  InvitedEmail,
  ListTable,
  MoreActions,
  RowActions,
} from '@hausgeist/staff-kit';
import { Badge, type DataColumn, type DataTableProps } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { AdminRowFragment } from '../../gql/graphql';
import { InviteAgain } from './InviteAgain';
import { nameOf } from './name-of';
import styles from './Dashboard.module.css';

interface AdminTableProps {
  rows: DataTableProps<AdminRowFragment>['rows'];
  busy: boolean;
  empty: ReactNode;
  /** Called once an invitation was sent again. */
  onInvited: () => void;
  onEdit: (admin: AdminRowFragment) => void;
  onDelete: (admin: AdminRowFragment) => void;
}

/** The administrators of the platform, and open invitations. */
export function AdminTable({ onInvited, onEdit, onDelete, ...table }: AdminTableProps) {
  const t = useTranslations('dashboard');
  const common = useTranslations('common');
  const format = useFormatter();
  const columns: DataColumn<AdminRowFragment>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: (admin) => (
        <>
          {nameOf(admin)}
          {admin.isCurrentUser && <span className={styles.you}> {t('you')}</span>}
        </>
      ),
    },
    {
      key: 'email',
      header: t('email'),
      card: 'plain',
      cell: ({ email, invitationMailTrouble }) => (
        <InvitedEmail email={email} trouble={invitationMailTrouble} />
      ),
    },
    {
      key: 'status',
      header: t('status'),
      card: 'corner',
      cell: ({ isVerified, invitationExpiresAt }) => (
        <span className={styles.status}>
          <Badge tone={isVerified ? 'success' : 'warning'}>
            {isVerified ? t('verified') : t('pending')}
          </Badge>
          {invitationExpiresAt && (
            <span className={styles.until}>
              {t('invitedUntil', {
                date: format.dateTime(new Date(invitationExpiresAt), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      cell: ({ createdAt }) => <DateText at={createdAt} />,
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (admin) => (
        <RowActions>
          <EditAction subject={nameOf(admin)} onClick={() => onEdit(admin)} />
          <DeleteAction
            subject={nameOf(admin)}
            disabled={admin.isCurrentUser}
            title={admin.isCurrentUser ? t('cannotDeleteSelf') : undefined}
            onClick={() => onDelete(admin)}
          />
          <MoreActions of={nameOf(admin)}>
            {!admin.isVerified && <InviteAgain email={admin.email} onInvited={onInvited} />}
          </MoreActions>
        </RowActions>
      ),
    },
  ];
  return (
    <ListTable
      list="administrators"
      caption={t('admins')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
