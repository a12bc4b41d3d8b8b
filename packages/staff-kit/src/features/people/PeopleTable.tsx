import { Badge, EmptyState, UsersIcon, type DataColumn, type Tone } from '@hausgeist/ui';
import { ListTable } from '../../ui/ListTable';
import type { ReactNode } from 'react';
import type { CompanyRole, CompanyUserStatus } from '../../gql/graphql';
import { companyName } from '../../ui/company-name';
import { DateText } from '../../ui/DateText';
import { InvitedEmail } from '../../ui/InvitedEmail';
import { Note } from '../../ui/Row';
import {
  isInvitation,
  isViewer,
  nameOf,
  usePeopleTexts,
  type PeopleOptions,
  type Person,
  type PersonColumn,
} from './options';
import { PersonActions } from './PersonActions';
import styles from './People.module.css';

const ROLE_TONES: Record<CompanyRole, Tone> = {
  COMPANY_ADMIN: 'info',
  COMPANY_MANAGER: 'success',
  COMPANY_STAFF: 'neutral',
};

const STATUS_TONES: Record<CompanyUserStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  SUSPENDED: 'danger',
  PENDING: 'warning',
};

/** Places on a card, where they are not the usual ones. */
const CARD: Partial<Record<PersonColumn, 'title' | 'plain' | 'corner'>> = {
  name: 'title',
  email: 'plain',
  company: 'plain',
  role: 'plain',
  status: 'corner',
};

/** What stands in each column. */
function useCells({ texts, isPlatform, nameNote }: PeopleOptions) {
  const t = usePeopleTexts(texts);
  return {
    name: (person) => (
      <span>
        <span className={styles.name}>{nameOf(person)}</span>
        {isViewer(person) && <Note> {t('you')}</Note>}
        {!isInvitation(person) && nameNote?.(person)}
      </span>
    ),
    email: (person) => (
      <InvitedEmail
        email={person.email}
        trouble={isInvitation(person) ? person.mailTrouble : null}
      />
    ),
    company: ({ managingCompany }) => companyName(managingCompany.name),
    role: ({ role }) => <Badge tone={ROLE_TONES[role]}>{t(`role.${role}`)}</Badge>,
    status: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
    lastLogin: (person) => (
      <DateText at={isInvitation(person) ? null : person.lastLoginAt} missing={t('never')} />
    ),
    expires: (person) =>
      isInvitation(person) && person.isExpired ? (
        <Badge tone="danger">{t('expired')}</Badge>
      ) : (
        <DateText at={isInvitation(person) ? person.expiresAt : null} withTime={isPlatform} />
      ),
    invitedBy: ({ invitedBy }) => invitedBy,
  } satisfies Record<PersonColumn, (person: Person) => ReactNode>;
}

/** Longer addresses take more than a fifth of a desk's table. */
const LONG_EMAIL = 32;

interface PeopleTableProps {
  caption: string;
  columns: readonly PersonColumn[];
  rows: readonly Person[] | undefined;
  busy: boolean;
  options: PeopleOptions;
  /** Whether rows have buttons at all. */
  hasActions: boolean;
  /** In place of rows, where more is to be said than that none was found. */
  empty?: ReactNode;
  onEdit: (person: Person) => void;
  onPrivacy: (person: Person) => void;
  onRemove: (person: Person) => void;
}

/** People, or invitations, with what the viewer may do to them. */
export function PeopleTable(props: PeopleTableProps) {
  const { columns, options, hasActions, onEdit, onPrivacy, onRemove, ...table } = props;
  const t = usePeopleTexts(options.texts);
  const cells = useCells(options);
  const actions: DataColumn<Person> = {
    key: 'actions',
    header: t('columns.actions'),
    align: 'end',
    cell: (person) => (
      <PersonActions
        person={person}
        options={options}
        onEdit={() => onEdit(person)}
        onPrivacy={() => onPrivacy(person)}
        onRemove={() => onRemove(person)}
      />
    ),
  };
  // Beside the company there is just room for long addresses, unless others take more than they need.
  const isTight =
    columns.includes('company') && table.rows?.some(({ email }) => email.length > LONG_EMAIL);
  const shown = columns.map((key) => ({
    ...{ key, header: t(`columns.${key}`), cell: cells[key] },
    ...(CARD[key] && { card: CARD[key] }),
    ...(key === 'email' && isTight && { width: '34%' }),
  }));
  return (
    <ListTable
      list="people"
      rowKey={({ id }) => id}
      columns={hasActions ? [...shown, actions] : shown}
      empty={
        <EmptyState icon={<UsersIcon size={28} />} title={t('empty')}>
          {options.may.invite && !options.isPlatform && t('emptyInvite')}
        </EmptyState>
      }
      {...table}
    />
  );
}
