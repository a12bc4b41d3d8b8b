import { useTranslations } from '@hausgeist/shell-api';
import { Badge, type Tone } from '@hausgeist/ui';
import type { CompanyRole, CompanyUserStatus } from '../../gql/graphql';

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

/** What somebody is. */
export function RoleBadge({ role }: { role: CompanyRole }) {
  const t = useTranslations('members.role');
  return <Badge tone={ROLE_TONES[role]}>{t(role)}</Badge>;
}

/** Whether somebody can work. */
export function StatusBadge({ status }: { status: CompanyUserStatus }) {
  const t = useTranslations('members.status');
  return <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>;
}
