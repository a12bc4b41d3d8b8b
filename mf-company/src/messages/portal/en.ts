import type { palette as germanPalette, portal as germanPortal } from './de';

/** Texts of the frame around the portal's pages. */
export const portal: typeof germanPortal = {
  title: 'Company Dashboard',
  navigation: 'Sections',
  endUsers: 'End Users',
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
  analyticsTitle: 'Analytics',
  team: 'Team Management',
  knowledge: 'Knowledge',
  settings: 'Settings',
  integrations: 'Integrations',
  integrationsTitle: 'Integrations',
  account: 'My Account',
  waiting: '{count, plural, one {# is waiting for a person} other {# are waiting for a person}}',
  emergencies: '{count, plural, one {# emergency} other {# emergencies}}',
  loading: 'Loading the portal...',
  failed: 'Failed to fetch permissions',
  denied: {
    title: 'Access denied',
    text: 'You do not have permission for this section. Your administrator can grant it.',
  },
  nothing: {
    title: 'Welcome, {name}!',
    text: 'No section is open to you at the moment. Please contact the administrator of your company. As soon as something is opened, it appears here.',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be outdated or incomplete.',
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

/** Texts of the list of everything that can be done. */
export const palette: typeof germanPalette = {
  title: 'Commands',
  label: 'Search for a command or a conversation',
  placeholder: 'What do you want to do?',
  groups: {
    actions: 'This conversation',
    conversations: 'Conversations',
    views: 'Views',
    saved: 'My filters',
    pages: 'Sections',
  },
  nothing: 'Nothing found',
  searching: 'Searching...',
  count: '{count, plural, =0 {Nothing found} one {# entry} other {# entries}}',
};
