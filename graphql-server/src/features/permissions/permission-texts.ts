import type { CompanyRole, Permission, PermissionGroupKey } from '@hausgeist/schema';
import type { StaffLanguage } from '../../platform/context/index.js';

interface RoleText {
  label: string;
  description: string;
}

/** How people call the roles, as in the consoles. */
export const ROLE_LABELS = {
  de: { COMPANY_ADMIN: 'Admin', COMPANY_MANAGER: 'Manager', COMPANY_STAFF: 'Mitarbeiter' },
  en: { COMPANY_ADMIN: 'Admin', COMPANY_MANAGER: 'Manager', COMPANY_STAFF: 'Staff' },
} satisfies Record<StaffLanguage, Record<CompanyRole, string>>;

/** What the roles are for. */
export const ROLE_TEXTS: Readonly<Record<CompanyRole, RoleText>> = {
  COMPANY_ADMIN: {
    label: ROLE_LABELS.en.COMPANY_ADMIN,
    description: 'Full access; the permissions of this role cannot be modified.',
  },
  COMPANY_MANAGER: {
    label: ROLE_LABELS.en.COMPANY_MANAGER,
    description: 'Manages team members and most features.',
  },
  COMPANY_STAFF: { label: ROLE_LABELS.en.COMPANY_STAFF, description: 'Basic access.' },
};

/** Headings of the groups. */
export const GROUP_LABELS: Readonly<Record<PermissionGroupKey, string>> = {
  dashboard: 'Dashboard',
  users: 'End Users',
  conversations: 'Conversations',
  cases: 'Cases',
  analytics: 'Analytics',
  broadcast: 'Broadcast',
  settings: 'Settings',
  team: 'Team',
};

/** What each permission allows. */
export const PERMISSION_TEXTS: Readonly<Record<Permission, string>> = {
  'dashboard.view': 'See the dashboard.',
  'dashboard.analytics': 'See figures on the dashboard.',
  'users.view': 'See tenants and owners, their authentication numbers included.',
  'users.create': 'Add tenants and owners.',
  'users.edit': 'Change tenants and owners and renew their authentication numbers.',
  'users.delete': 'Delete tenants and owners with their conversations.',
  'conversations.view': 'Read conversations with the assistant.',
  'conversations.export': 'Export conversations.',
  'conversations.archive': 'Archive conversations.',
  'conversations.reply': 'Take over conversations and answer tenants in person.',
  'cases.view': 'See cases with their history and files.',
  'cases.edit': 'Make and change cases and send them to craftsmen.',
  'analytics.view': 'See analyses.',
  'analytics.export': 'Export analyses.',
  'broadcast.view': 'See messages to many recipients.',
  'broadcast.create': 'Write messages to many recipients.',
  'broadcast.send': 'Send messages to many recipients.',
  'settings.view': 'See the details and the users of the company.',
  'settings.edit': 'Change the details and the users of the company.',
  'settings.roles': 'See and change what other roles may do.',
  'settings.manageRoles': 'Manage roles; goes with administrators.',
  'settings.audit': 'Read and export the audit log of the company.',
  'team.view': 'See the team and open invitations.',
  'team.invite': 'Invite members, resend and revoke invitations.',
  'team.manage': 'Change team members.',
  'team.remove': 'Remove team members.',
};
