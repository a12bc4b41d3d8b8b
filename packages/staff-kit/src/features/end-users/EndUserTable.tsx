import { useTranslations } from '@hausgeist/shell-api';
import { LockIcon, MailIcon, type DataColumn } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { ListTable } from '../../ui/ListTable';
import { companyName } from '../../ui/company-name';
import { EmailText } from '../../ui/EmailText';
import { keptTogether } from '../../ui/kept-together';
import { PersonKindBadge } from '../../ui/PersonKindBadge';
import {
  DeleteAction,
  EditAction,
  MoreActions,
  Note,
  RowAction,
  RowActions,
  RowLink,
  Stacked,
} from '../../ui/Row';
import type { EndUserRow } from './end-user-lists';
import { hasMovedOut } from './residence';
import styles from './EndUsers.module.css';

interface EndUserTableProps {
  rows: readonly EndUserRow[] | undefined;
  busy: boolean;
  empty: ReactNode;
  /** With the company of each. */
  withCompany: boolean;
  /** Where a person is shown. */
  to: (id: string) => { search: string };
  /** What the viewer may do to an end user; what is missing has no button. */
  onLink?: ((endUser: EndUserRow) => void) | undefined;
  onEdit?: ((endUser: EndUserRow) => void) | undefined;
  onPrivacy?: ((endUser: EndUserRow) => void) | undefined;
  onDelete?: ((endUser: EndUserRow) => void) | undefined;
}

function Property({ address, apartmentNumber, isWhole }: EndUserRow & { isWhole: boolean }) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  if (!address && !apartmentNumber) return common('none');
  const [street = '', ...place] = address.split(', ');
  const apartment = apartmentNumber && t('apartment', { number: apartmentNumber });
  const rest = [keptTogether(place.join(', ')), apartment].filter(Boolean).join(' · ');
  return (
    <div className={isWhole ? styles.place : undefined}>
      <Stacked>
        {street && <span>{keptTogether(street)}</span>}
        {rest && <Note>{rest}</Note>}
      </Stacked>
    </div>
  );
}

function Kind(endUser: EndUserRow) {
  const t = useTranslations('endUsers');
  return (
    <Stacked>
      <PersonKindBadge type={endUser.type} />
      {hasMovedOut(endUser) && <Note>{t('movedOut')}</Note>}
    </Stacked>
  );
}

type Column = DataColumn<EndUserRow>;

/** The buttons for an end user in the list. */
function useActionsColumn({
  onLink,
  onEdit,
  onPrivacy,
  onDelete,
}: Pick<EndUserTableProps, 'onLink' | 'onEdit' | 'onPrivacy' | 'onDelete'>) {
  const t = useTranslations('endUsers');
  const column: Column = {
    key: 'actions',
    header: t('columns.actions'),
    align: 'end',
    cell: (endUser) => (
      <RowActions>
        {onEdit && (
          <EditAction
            label={t('editNamed', { name: endUser.fullName })}
            onClick={() => onEdit(endUser)}
          />
        )}
        {onDelete && (
          <DeleteAction
            label={t('deleteNamed', { name: endUser.fullName })}
            onClick={() => onDelete(endUser)}
          />
        )}
        <MoreActions of={endUser.fullName}>
          {onLink && (
            <RowAction
              Icon={MailIcon}
              label={t('linkNamed', { name: endUser.fullName })}
              onClick={() => onLink(endUser)}
            >
              {t('signInLinks.action')}
            </RowAction>
          )}
          {onPrivacy && (
            <RowAction
              Icon={LockIcon}
              label={t('privacyNamed', { name: endUser.fullName })}
              onClick={() => onPrivacy(endUser)}
            >
              {t('privacy.action')}
            </RowAction>
          )}
        </MoreActions>
      </RowActions>
    ),
  };
  return onEdit || onDelete ? [column] : [];
}

/** Tenants and owners with where they live and the number they sign in with. */
export function EndUserTable({
  withCompany,
  to,
  onLink,
  onEdit,
  onPrivacy,
  onDelete,
  ...table
}: EndUserTableProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const company: Column = {
    key: 'company',
    header: t('columns.company'),
    card: 'plain',
    cell: ({ managingCompany }) => managingCompany && companyName(managingCompany.name),
  };
  const columns: Column[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ id, fullName }) => (
        <span className={styles.name}>
          <RowLink to={to(id)}>{fullName}</RowLink>
        </span>
      ),
    },
    {
      key: 'type',
      header: t('columns.type'),
      card: 'corner',
      cell: (endUser) => <Kind {...endUser} />,
    },
    {
      key: 'email',
      header: t('columns.email'),
      card: 'plain',
      // Beside the company there is just room for whole addresses, unless others take more than they need.
      ...(withCompany && { width: '23%' }),
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      key: 'property',
      header: t('columns.property'),
      card: 'plain',
      // Beside the company there is no room for whole lines.
      cell: (endUser) => <Property {...endUser} isWhole={!withCompany} />,
    },
    ...(withCompany ? [company] : []),
    {
      key: 'authNumber',
      header: t('columns.authNumber'),
      cell: ({ authNumber }) =>
        authNumber ? <code className={styles.code}>{authNumber}</code> : common('none'),
    },
    ...useActionsColumn({ onLink, onEdit, onPrivacy, onDelete }),
  ];
  const list = withCompany ? 'allEndUsers' : 'endUsers';
  return (
    <ListTable
      list={list}
      caption={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      {...table}
    />
  );
}
