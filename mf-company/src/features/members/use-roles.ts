import { COMPANY_ROLES } from '@hausgeist/schema';
import { useSession, useTranslations } from '@hausgeist/shell-api';
import type { SelectOption } from '@hausgeist/ui';
import type { CompanyRole } from '../../gql/graphql';

/**
 * Whether the viewer is an administrator, of the company or of the platform: only they may make
 * others one.
 */
export function useIsCompanyAdmin(): boolean {
  const { viewer } = useSession();
  return viewer?.kind === 'ADMIN' || viewer?.companyUser?.role === 'COMPANY_ADMIN';
}

/** The roles that the viewer may give; `held` stays on offer to those who have it. */
export function useRoleOptions(held?: CompanyRole): SelectOption[] {
  const t = useTranslations('members.role');
  const isAdmin = useIsCompanyAdmin();
  return COMPANY_ROLES.filter((role) => role !== 'COMPANY_ADMIN' || isAdmin || role === held).map(
    (role) => ({ value: role, label: t(role) }),
  );
}
