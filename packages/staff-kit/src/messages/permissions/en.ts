import type { permissions as germanPermissions } from './de';

/** What the permissions allow, by group and key. */
export const permissions: typeof germanPermissions = {
  dashboard: {
    label: 'Dashboard',
    view: 'View the dashboard',
    analytics: 'View key figures on the dashboard',
  },
  users: {
    label: 'End Users',
    view: 'View tenants and owners',
    create: 'Add tenants and owners',
    edit: 'Edit tenants and owners',
    delete: 'Delete tenants and owners',
  },
  conversations: {
    label: 'Conversations',
    view: 'View conversations',
    export: 'Export conversations',
    archive: 'Mark conversations as done and snooze them',
    reply: 'Take over conversations and answer in person',
  },
  cases: {
    label: 'Cases',
    view: 'View cases',
    edit: 'Create and edit cases, and send them to craftsmen',
  },
  analytics: { label: 'Analytics', view: 'View analytics', export: 'Export analytics' },
  broadcast: {
    label: 'Broadcast',
    view: 'View broadcasts',
    create: 'Write broadcasts',
    send: 'Send broadcasts',
  },
  settings: {
    label: 'Settings',
    view: 'View the company settings',
    edit: 'Edit company information and company users',
    roles: 'View and edit the permissions of roles',
    manageRoles: 'Manage roles',
    audit: 'Read and export the audit log of the company',
  },
  team: {
    label: 'Team',
    view: 'View the team',
    invite: 'Invite team members',
    manage: 'Edit team members',
    remove: 'Remove team members',
  },
};
