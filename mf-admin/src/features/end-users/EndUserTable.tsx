import { useTranslations } from '@hausgeist/shell-api';
import { EmailText, RowAction, RowActions } from '@hausgeist/staff-kit';
import { Badge, DataTable, EmptyState, UsersIcon, type DataColumn } from '@hausgeist/ui';
import type { EndUserRowFragment } from '../../gql/graphql';
import styles from './EndUsers.module.css';

interface EndUserTableProps {
  rows: readonly EndUserRowFragment[];
  loading: boolean;
  busy: boolean;
  /** Something is looked for: then finding nothing means something else. */
  isFiltered: boolean;
  onEdit: (user: EndUserRowFragment) => void;
  onDelete: (user: EndUserRowFragment) => void;
}

/** Tenants and owners with where they live and the number they sign in with. */
export function EndUserTable({ isFiltered, onEdit, onDelete, ...table }: EndUserTableProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const columns: DataColumn<EndUserRowFragment>[] = [
    { key: 'name', header: t('name'), cell: ({ fullName }) => fullName },
    {
      key: 'type',
      header: t('type'),
      cell: ({ type }) => <Badge tone={type === 'TENANT' ? 'info' : 'warning'}>{t(type)}</Badge>,
    },
    { key: 'email', header: t('email'), cell: ({ email }) => <EmailText email={email} /> },
    {
      key: 'property',
      header: t('property'),
      cell: ({ address, apartmentNumber }) =>
        address || apartmentNumber ? (
          <span className={styles.property}>
            {address}
            {apartmentNumber && (
              <span className={styles.muted}>{t('apartment', { number: apartmentNumber })}</span>
            )}
          </span>
        ) : (
          common('none')
        ),
    },
    {
      key: 'company',
      header: t('company'),
      cell: ({ managingCompany }) => managingCompany.name,
    },
    {
      key: 'authNumber',
      header: t('authNumber'),
      cell: ({ authNumber }) =>
        authNumber ? <span className={styles.number}>{authNumber}</span> : common('none'),
    },
    {
      key: 'actions',
      header: common('actions'),
      align: 'end',
      cell: (user) => (
        <RowActions>
          <RowAction subject={user.fullName} onClick={() => onEdit(user)}>
            {common('edit')}
          </RowAction>
          <RowAction tone="danger" subject={user.fullName} onClick={() => onDelete(user)}>
            {common('delete')}
          </RowAction>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={<UsersIcon size={28} />}
          title={isFiltered ? t('emptyFiltered') : t('empty')}
        />
      }
      {...table}
    />
  );
}
