import type { common as germanCommon, portal as germanPortal } from './de';

/** Texts that several pages of the portal share, and the frame around them. */
export const common: typeof germanCommon = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  previous: 'Previous',
  next: 'Next',
  pageStatus: 'Showing page {page} of {pages}',
  notAvailable: 'N/A',
  loading: 'Loading...',
  clearSearch: 'Clear search',
  rateLimited:
    'Too many attempts. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
  discard: {
    question: 'What you have entered will be lost.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },
};

export const portal: typeof germanPortal = {
  title: 'Company Dashboard',
  navigation: 'Sections',
  endUsers: 'End Users',
  team: 'Team Management',
  knowledge: 'Knowledge',
  settings: 'Settings',
  integrations: 'Integrations',
  integrationsTitle: 'Integrations',
  account: 'My Account',
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
    text: 'Your password was given by somebody else.',
    action: 'Set your own now',
  },
};
