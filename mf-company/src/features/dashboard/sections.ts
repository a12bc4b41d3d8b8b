import type { Permission } from '@hausgeist/schema';
import { useSession } from '@hausgeist/shell-api';
import {
  BuildingIcon,
  DocumentIcon,
  EyeIcon,
  InfoIcon,
  LockIcon,
  MailIcon,
  MessagesIcon,
  PersonIcon,
  PlugIcon,
  SettingsIcon,
  SpreadsheetIcon,
  SummaryIcon,
  UsersIcon,
} from '@hausgeist/ui';

/** Where the pages behind the sign-in live. */
export const DASHBOARD = '/company/dashboard';

/** The parts of the portal, group by group as in the sidebar; one of the permissions is enough to enter. */
export const SECTIONS = [
  {
    key: 'endUsers',
    group: 'work',
    path: `${DASHBOARD}/end-users`,
    anyOf: ['users.view'],
    SectionIcon: PersonIcon,
  },
  {
    key: 'buildings',
    group: 'work',
    path: `${DASHBOARD}/buildings`,
    anyOf: ['users.view'],
    SectionIcon: BuildingIcon,
  },
  {
    key: 'conversations',
    group: 'work',
    path: `${DASHBOARD}/conversations`,
    anyOf: ['conversations.view'],
    SectionIcon: MessagesIcon,
  },
  {
    key: 'cases',
    group: 'work',
    path: `${DASHBOARD}/cases`,
    anyOf: ['cases.view'],
    SectionIcon: SummaryIcon,
  },
  {
    key: 'broadcasts',
    group: 'work',
    path: `${DASHBOARD}/broadcasts`,
    anyOf: ['broadcast.view'],
    SectionIcon: MailIcon,
  },
  {
    key: 'overview',
    group: 'figures',
    path: `${DASHBOARD}/overview`,
    anyOf: ['dashboard.view'],
    SectionIcon: InfoIcon,
  },
  {
    key: 'analytics',
    group: 'figures',
    path: `${DASHBOARD}/analytics`,
    anyOf: ['analytics.view'],
    SectionIcon: SpreadsheetIcon,
  },
  {
    key: 'team',
    group: 'office',
    path: `${DASHBOARD}/team`,
    anyOf: ['team.view'],
    SectionIcon: UsersIcon,
  },
  {
    key: 'settings',
    group: 'office',
    path: `${DASHBOARD}/settings`,
    anyOf: ['settings.view'],
    SectionIcon: SettingsIcon,
  },
  {
    key: 'knowledge',
    group: 'office',
    path: `${DASHBOARD}/knowledge`,
    // Questions are for those who read conversations, use cases for those who see the settings.
    anyOf: ['conversations.view', 'settings.view'],
    SectionIcon: DocumentIcon,
  },
  {
    key: 'dataProtection',
    group: 'office',
    path: `${DASHBOARD}/data-protection`,
    anyOf: ['users.delete'],
    SectionIcon: LockIcon,
  },
  {
    key: 'audit',
    group: 'office',
    path: `${DASHBOARD}/audit`,
    anyOf: ['settings.audit'],
    SectionIcon: EyeIcon,
  },
  {
    key: 'integrations',
    group: 'office',
    path: `${DASHBOARD}/integrations`,
    // No permission that can be given: what programs may do, only administrators decide.
    anyOf: null,
    SectionIcon: PlugIcon,
  },
] as const satisfies readonly {
  /** Daily work, what came of it, or running the company. */
  group: 'work' | 'figures' | 'office';
  anyOf: readonly Permission[] | null;
  [key: string]: unknown;
}[];

/** The name of a part. */
export type SectionKey = (typeof SECTIONS)[number]['key'];

/** Whether the viewer answers for the company: one of its administrators, or one of the platform. */
export function useIsAdministrator(): boolean {
  const { viewer } = useSession();
  return viewer?.kind === 'ADMIN' || viewer?.companyUser?.role === 'COMPANY_ADMIN';
}

/** The sections that are open to the viewer right now. */
export function useSections() {
  const permissions = useSession().viewer?.permissions ?? [];
  const isAdministrator = useIsAdministrator();
  return SECTIONS.filter(({ anyOf }) =>
    anyOf === null ? isAdministrator : anyOf.some((permission) => permissions.includes(permission)),
  );
}
