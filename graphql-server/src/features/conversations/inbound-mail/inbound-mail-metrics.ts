import { counter } from '../../../platform/telemetry/index.js';

const OUTCOMES = ['STORED', 'KNOWN', 'BOUNCED', 'IGNORED', 'REFUSED', 'LATER'] as const;

const mails = counter({
  name: 'hausgeist_inbound_mails_total',
  help: 'Mails that were read from the mailbox, by outcome (stored, known, bounced, ignored, refused, later).',
  labelNames: ['outcome'],
});
for (const outcome of OUTCOMES) mails.inc({ outcome: outcome.toLowerCase() }, 0);

const polls = counter({
  name: 'hausgeist_mailbox_polls_total',
  help: 'Looks into the mailbox of answers to mails, by outcome (done, failed).',
  labelNames: ['outcome'],
});
for (const outcome of ['done', 'failed']) polls.inc({ outcome }, 0);

/** Counts what became of a mail. */
export const countInboundMail = (outcome: (typeof OUTCOMES)[number]): void =>
  mails.inc({ outcome: outcome.toLowerCase() });

/** Counts a look into the mailbox. */
export const countPoll = (outcome: 'done' | 'failed'): void => polls.inc({ outcome });
