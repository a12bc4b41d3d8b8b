import type { portal as germanPortal } from './de';

/** Texts of the frame around the portal's pages. */
export const portal: typeof germanPortal = {
  title: 'Company Dashboard',
  navigation: 'Sections',
  endUsers: 'End Users',
  endUsersShort: 'End Users',
  conversationsShort: 'Chats',
  buildings: 'Buildings',
  conversations: 'Conversations',
  cases: 'Cases',
  broadcasts: 'Broadcasts',
  overview: 'Overview',
  analytics: 'Analytics',
  audit: 'Audit Log',
  team: 'Team Management',
  dataProtection: 'Data Protection',
  knowledge: 'Knowledge',
  settings: 'Settings',
  integrations: 'Integrations',
  account: 'My Account',
  parts: {
    members: 'Company Users',
    wayIn: 'Chat Access',
    signIn: 'Sign-in',
    retention: 'Retention',
    legal: 'Legal',
    roles: 'Roles & Permissions',
    replies: 'Canned Replies',
    useCases: 'Use Cases',
    keys: 'API Keys',
    webhooks: 'Webhooks',
  },
  more: 'More',
  reportedCases:
    '{count, plural, one {# case reported by a tenant} other {# cases reported by tenants}}',
  waiting: '{count, plural, one {# is waiting for a person} other {# are waiting for a person}}',
  emergencies: '{count, plural, one {# emergency} other {# emergencies}}',
  loading: 'Loading the portal...',
  failed: 'Failed to fetch permissions',
  leave: 'Sign out',
  denied: {
    title: 'Access denied',
    text: 'You do not have permission for this section. Your administrator can grant it.',
  },
  notFound: {
    toDashboard: 'Go to the dashboard',
  },
};

/** What the palette is called where conversations are among what can be done. */
export const paletteWords = {
  label: 'Search for a command, a conversation or a person',
  groups: { actions: 'This conversation' },
};
