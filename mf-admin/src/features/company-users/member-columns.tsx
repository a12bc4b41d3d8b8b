import { useTranslations } from '@hausgeist/shell-api';
import { DateText, EmailText } from '@hausgeist/staff-kit';
import { Badge, type DataColumn, type Tone } from '@hausgeist/ui';
import type { CompanyUserStatus, MemberRowFragment } from '../../gql/graphql';
import { nameOf } from './members';

const TONES: Record<CompanyUserStatus, Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'neutral',
  SUSPENDED: 'danger',
  PENDING: 'warning',
};

type Column = DataColumn<MemberRowFragment>;

/** The columns from which the tables of company users are put together. */
export function useMemberColumns() {
  const t = useTranslations('companyUsers');
  return {
    name: { key: 'name', header: t('name'), cell: nameOf } satisfies Column,
    email: {
      key: 'email',
      header: t('email'),
      cell: ({ email }) => <EmailText email={email} />,
    } satisfies Column,
    company: {
      key: 'company',
      header: t('company'),
      cell: ({ managingCompany }) => managingCompany.name,
    } satisfies Column,
    role: { key: 'role', header: t('role'), cell: ({ role }) => t(role) } satisfies Column,
    status: {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(status)}</Badge>,
    } satisfies Column,
    lastLogin: {
      key: 'lastLogin',
      header: t('lastLogin'),
      cell: ({ lastLoginAt }) => <DateText at={lastLoginAt} missing={t('never')} />,
    } satisfies Column,
    expires: {
      key: 'expires',
      header: t('expires'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <Badge tone="danger">{t('expired')}</Badge>
        ) : (
          <DateText at={expiresAt} withTime />
        ),
    } satisfies Column,
    invitedBy: {
      key: 'invitedBy',
      header: t('invitedBy'),
      cell: ({ invitedBy }) => invitedBy ?? '–',
    } satisfies Column,
  };
}
