import type { de } from './de';

/** Texts of what the palette offers in the console. */
export const en: typeof de = {
  pages: {
    dashboard: 'Dashboard',
    companies: 'Managing Companies',
    companyUsers: 'Company Users',
    endUsers: 'End Users',
    monitoring: 'Monitoring Dashboard',
    analytics: 'Analytics',
    audit: 'Audit Log',
    dataProtection: 'Data protection',
    integrations: 'Integrations',
    frontEnds: 'Front Ends',
    notifications: 'Notifications',
    account: 'My Account',
  },
  inviteAdmin: 'Invite an administrator',
  addCompany: 'Add a company',
  help: 'Help and keys',
  signOut: 'Sign out',
  usersOf: 'Users of {name}',
  portalOf: 'Open the portal of {name}',
};
