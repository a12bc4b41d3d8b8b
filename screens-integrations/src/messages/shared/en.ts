import type { integrations as germanIntegrations } from './de';

/** Texts of what both tabs share, in English. */
export const integrations: typeof germanIntegrations = {
  tabs: { label: 'Integrations', keys: 'API keys', webhooks: 'Webhooks' },
  guide: 'API guide',
  explorer: 'Try queries',
  explorerHint: 'on test systems only',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  actions: 'Actions',
  named: '{action}: {name}',
  copy: 'Copy',
  copied: 'Copied',
  copySelected: 'Selected. Please copy it by hand.',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  previous: 'Previous',
  next: 'Next',
  page: 'Showing page {page} of {pages}',
  discard: {
    question: 'What you have entered will be lost.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },
  denied: {
    title: 'Access denied',
    text: 'Only administrators manage API keys and webhooks.',
  },
  failed: 'That did not work. Please try again later.',
  offline: 'No connection to the server. Please try again later.',
  rateLimited:
    'Too many attempts. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
  secret: {
    notCopied: 'Not copied yet. Once closed, the value is never shown again.',
    back: 'Go back',
    closeAnyway: 'Close anyway',
    done: 'Done',
  },
  grace: {
    label: 'The present value stays valid',
    h0: 'not at all – it ends now',
    h24: 'for 24 hours',
    h168: 'for 7 days',
    hintNow: 'Whatever still uses the present value is refused from now on.',
    hintLater: 'Both are valid in the meantime: time to put the new value everywhere.',
  },
};
