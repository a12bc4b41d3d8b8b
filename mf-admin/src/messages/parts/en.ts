import type { de } from './de';

/** Texts about how the parts of the product do, in English. */
export const en: typeof de = {
  title: 'System Status',
  names: {
    ANSWERS: 'AI answers',
    VECTORS: 'AI vectors',
    MAILS: 'Sending of emails',
    JOBS: 'Background jobs',
    WEBHOOKS: 'Webhooks',
    DATABASE: 'Database',
    FILES: 'File store',
    VALKEY: 'Valkey',
  },
  model: {
    builtIn: 'Built in, without a provider',
    fine: '{total, plural, =0 {No requests in this period yet} one {# request, none failed} other {# requests, none failed}}',
    failing: '{failed, number} of {total, number} requests to the provider failed.',
  },
  causes: {
    rate_limited: 'There were too many at once for it',
    server_error: 'It reports an error of its own',
    connection: 'It cannot be reached',
    timeout: 'It does not answer in time',
    truncated: 'Its answer broke off',
    malformed: 'Its answer cannot be read',
    circuit_open: 'It gets a short break after many errors',
    unauthorized: 'It does not accept the key',
    quota_exceeded: 'The credit there is used up',
    context_too_long: 'The question with all knowledge is too long for it',
    content_refused: 'It declines to answer this',
    invalid_request: 'It refuses the request, for instance because it does not know the model',
    unknown: 'The reason is in the log',
  },
  mails: {
    none: 'No mail server is set up (SMTP_URL)',
    fine: 'All are delivered or on their way',
    failing:
      '{failed, plural, one {# not delivered} other {# not delivered}}, {waiting, plural, one {# waits} other {# wait}} for the next attempt. Last: {detail}',
  },
  jobs: {
    fine: '{waiting, plural, =0 {None waiting, none failed} other {# waiting, none failed}}',
    failing: '{failed, number} failed in the last 24 hours: {detail}',
  },
  webhooks: {
    none: 'None set up',
    fine: '{total, plural, one {# address, reachable} other {# addresses, all reachable}}',
    failing: '{failed, number} of {total, number} addresses not reachable or switched off',
  },
  service: {
    none: 'Not set up, and not needed',
    fine: 'Answers',
    failing: 'Does not answer: {detail}',
  },
};
