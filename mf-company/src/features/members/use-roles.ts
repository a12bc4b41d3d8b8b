import { COMPANY_ROLES } from '@hausgeist/schema';
import { useSession, useTranslations } from '@hausgeist/shell-api';
import type { SelectOption } from '@hausgeist/ui';
import type { CompanyRole } from '../../gql/graphql';

/** Whether the viewer is an administrator, of the company or of the platform. */
export function useIsCompanyAdmin(): boolean {
  const { viewer } = useSession();
  return viewer?.kind === 'ADMIN' || viewer?.companyUser?.role === 'COMPANY_ADMIN';
}

/** Tells of a role whether the viewer may give it, or touch people who have it: none above their own. */
export function useMayHandle(): (role: CompanyRole) => boolean {
  const own = useSession().viewer?.companyUser?.role;
  const isAdmin = useIsCompanyAdmin();
  // The roles stand from the highest to the lowest.
  return (role) =>
    isAdmin || (own !== undefined && COMPANY_ROLES.indexOf(role) >= COMPANY_ROLES.indexOf(own));
}

/** The roles that the viewer may give; `held` stays on offer to those who have it. */
export function useRoleOptions(held?: CompanyRole): SelectOption[] {
  const t = useTranslations('members.role');
  const mayHandle = useMayHandle();
  return COMPANY_ROLES.filter((role) => mayHandle(role) || role === held).map((role) => ({
    value: role,
    label: t(role),
  }));
}
