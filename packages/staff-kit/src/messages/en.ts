import type { chart as germanChart, common as germanCommon } from './de';

/** Texts that lists, forms and dialogs of the consoles share, in English. */
export const common: typeof germanCommon = {
  loading: 'Loading...',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  changedByOthers:
    'Another person has changed these fields meanwhile, too. If you save, your text replaces:',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting...',
  actions: 'Actions',
  actionsFor: 'Actions for {name}',
  trail: 'Where you are',
  named: '{action} {name}',
  none: 'N/A',
  personKind: { TENANT: 'Tenant', OWNER: 'Owner' },
  copy: 'Copy',
  copied: 'Copied',
  copySelected: 'Selected. Please copy it by hand.',
  showCharacters: 'Show characters',
  hideCharacters: 'Hide characters',
  clearSearch: 'Clear search',
  goneHint: 'It may have been deleted, or the link is wrong.',
  clearFilters: 'Clear Filters',
  filters: 'Filters',
  columns: 'Columns',
  shownColumns: 'Shown columns',
  previous: 'Previous',
  next: 'Next',
  page: 'Showing page {page} of {pages}',
  discard: {
    question: 'What you have entered will be lost.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },
  mailTrouble: {
    WAITING: 'Email not delivered yet',
    UNDELIVERABLE: 'Email cannot be delivered',
  },
  offline: 'No connection to the server. Please try again later.',
  failed: 'That did not work. Please try again later.',
  rateLimited:
    'Too many attempts. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
  away: {
    title: 'The server does not answer',
    text: 'Usually that is the connection, and it passes by itself. The page goes on as soon as it answers.',
    slow: 'The server does not answer yet. The page goes on as soon as it does.',
    trying: 'Trying every few seconds...',
    retry: 'Try now',
    signOut: 'Sign out',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The link may be outdated or mistyped.',
  },
};

/** Texts of charts, in English. */
export const chart: typeof germanChart = {
  asTable: 'As a table',
  time: 'Time',
  value: '{name}: {value}',
  keys: 'The arrow keys read single values.',
  unknown: 'not measured',
};
