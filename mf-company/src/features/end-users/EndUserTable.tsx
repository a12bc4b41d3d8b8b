import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { EmailText, RowActions } from '@hausgeist/staff-kit';
import { Badge, Button, DataTable, type DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { EndUserRowFragment } from '../../gql/graphql';
import styles from './EndUserTable.module.css';

interface EndUserTableProps {
  rows: readonly EndUserRowFragment[];
  busy: boolean;
  empty: ReactNode;
  onEdit: (endUser: EndUserRowFragment) => void;
  onDelete: (endUser: EndUserRowFragment) => void;
}

function Property({ endUser }: { endUser: EndUserRowFragment }) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const { address, apartmentNumber } = endUser;
  if (!address && !apartmentNumber) return common('none');
  return (
    <>
      {address && <span className={styles.line}>{address}</span>}
      {apartmentNumber && (
        <span className={styles.second}>{t('apartment', { number: apartmentNumber })}</span>
      )}
    </>
  );
}

/** Tenants and owners with what the viewer may do to them. */
export function EndUserTable({ rows, busy, empty, onEdit, onDelete }: EndUserTableProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const mayEdit = usePermission('users.edit');
  const mayDelete = usePermission('users.delete');

  const actions: DataColumn<EndUserRowFragment> = {
    key: 'actions',
    header: t('columns.actions'),
    align: 'end',
    cell: (endUser) => (
      <RowActions>
        {mayEdit && (
          <Button
            size="small"
            aria-label={t('editNamed', { name: endUser.fullName })}
            onClick={() => onEdit(endUser)}
          >
            {t('edit')}
          </Button>
        )}
        {mayDelete && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('deleteNamed', { name: endUser.fullName })}
            onClick={() => onDelete(endUser)}
          >
            {t('delete')}
          </Button>
        )}
      </RowActions>
    ),
  };
  const columns: DataColumn<EndUserRowFragment>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ fullName }) => <strong className={styles.name}>{fullName}</strong>,
    },
    {
      key: 'type',
      header: t('columns.type'),
      cell: ({ type }) => (
        <Badge tone={type === 'TENANT' ? 'success' : 'info'}>{t(`type.${type}`)}</Badge>
      ),
    },
    { key: 'email', header: t('columns.email'), cell: ({ email }) => <EmailText email={email} /> },
    {
      key: 'property',
      header: t('columns.property'),
      cell: (endUser) => <Property endUser={endUser} />,
    },
    {
      key: 'authNumber',
      header: t('columns.authNumber'),
      cell: ({ authNumber }) =>
        authNumber ? <code className={styles.number}>{authNumber}</code> : common('none'),
    },
    ...(mayEdit || mayDelete ? [actions] : []),
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={empty}
    />
  );
}
