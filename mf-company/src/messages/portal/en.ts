import type { portal as germanPortal } from './de';

/** Texts of the frame around the portal's pages. */
export const portal: typeof germanPortal = {
  title: 'Company Dashboard',
  navigation: 'Sections',
  endUsers: 'End Users',
  endUsersShort: 'End Users',
  conversationsShort: 'Chats',
  buildings: 'Buildings',
  buildingsTitle: 'Buildings',
  conversations: 'Conversations',
  conversationsTitle: 'Conversations',
  cases: 'Cases',
  broadcasts: 'Broadcasts',
  broadcastsTitle: 'Broadcasts',
  casesTitle: 'Cases',
  overview: 'Overview',
  overviewTitle: 'Overview',
  analytics: 'Analytics',
  audit: 'Audit Log',
  analyticsTitle: 'Analytics',
  team: 'Team Management',
  dataProtection: 'Data Protection',
  dataProtectionTitle: 'Data Protection',
  knowledge: 'Knowledge',
  settings: 'Settings',
  integrations: 'Integrations',
  integrationsTitle: 'Integrations',
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
  terms: {
    title: 'Please accept the terms and conditions',
    text: 'Before you work in the portal, we ask for your consent to its terms and conditions: once, and again only when they change.',
    consent: 'By “Accept and continue” you accept the <link>terms and conditions</link>.',
    accept: 'Accept and continue',
    leave: 'Sign out',
    failed: 'Your consent could not be saved. Please try again.',
  },
  denied: {
    title: 'Access denied',
    text: 'You do not have permission for this section. Your administrator can grant it.',
  },
  nothing: {
    title: 'Welcome, {name}!',
    text: 'No section is open to you at the moment. Please contact the administrator of your company. As soon as something is opened, it appears here.',
  },
  notFound: {
    toDashboard: 'Go to the dashboard',
  },
  file: {
    title: 'File from a conversation',
    text: 'This file was sent in a chat with the AI assistant. Only open files that you expect.',
    download: 'Download file',
    failed:
      'The file could not be loaded. It may have been deleted, or it belongs to another company.',
  },
  temporaryPassword: {
    text: 'Your password was given to you by an administrator.',
    action: 'Set your own now',
  },
};

/** What the palette is called where conversations are among what can be done. */
export const paletteWords = {
  label: 'Search for a command, a conversation or a person',
  groups: { actions: 'This conversation' },
};
