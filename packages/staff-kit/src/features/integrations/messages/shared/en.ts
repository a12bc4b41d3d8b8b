import type { integrations as germanIntegrations } from './de';

/** Texts of what both tabs share, in English. */
export const integrations: typeof germanIntegrations = {
  tabs: { label: 'Integrations', keys: 'API keys', webhooks: 'Webhooks' },
  guide: 'API guide',
  explorer: 'Try queries',
  explorerHint: 'on test systems only',
  denied: {
    title: 'Access denied',
    text: 'Only administrators manage API keys and webhooks.',
  },
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
