import type { Permission } from '@hausgeist/schema';
import { useSession } from '@hausgeist/shell-api';
import { BuildingIcon, SettingsIcon, UsersIcon } from '@hausgeist/ui';

/** Where the pages behind the sign-in live. */
export const DASHBOARD = '/company/dashboard';

/** The parts of the portal, in the order of the sidebar, with what one needs to enter. */
export const SECTIONS = [
  {
    key: 'endUsers',
    path: `${DASHBOARD}/end-users`,
    permission: 'users.view',
    SectionIcon: BuildingIcon,
  },
  { key: 'team', path: `${DASHBOARD}/team`, permission: 'team.view', SectionIcon: UsersIcon },
  {
    key: 'settings',
    path: `${DASHBOARD}/settings`,
    permission: 'settings.view',
    SectionIcon: SettingsIcon,
  },
] as const satisfies readonly { permission: Permission; [key: string]: unknown }[];

/** The sections that are open to the viewer right now. */
export function useSections() {
  const permissions = useSession().viewer?.permissions ?? [];
  return SECTIONS.filter(({ permission }) => permissions.includes(permission));
}
