import type { de } from './de';

/** Texts of what the palette offers in the console. */
export const en: typeof de = {
  pages: {
    dashboard: 'Dashboard',
    companies: 'Managing Companies',
    companyUsers: 'Manage Company Users',
    endUsers: 'End Users',
    monitoring: 'Monitoring Dashboard',
    analytics: 'Analytics',
    audit: 'Audit Log',
    dataProtection: 'Data Protection',
    integrations: 'Integrations',
    frontEnds: 'Front Ends',
    notifications: 'Notifications',
    account: 'My Account',
  },
  inviteAdmin: 'Invite Admin',
  addCompany: 'Add Company',
  help: 'Help and keys',
  signOut: 'Logout',
  usersOf: 'Users of {name}',
  portalOf: 'Open the portal of {name}',
};
