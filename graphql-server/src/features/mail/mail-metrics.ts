import type { Database } from '../../platform/database/index.js';
import { counter, gauge, type Sampler } from '../../platform/telemetry/index.js';

const OUTCOMES = ['sent', 'later', 'failed'] as const;

const attempts = counter({
  name: 'hausgeist_mail_attempts_total',
  help: 'Attempts to hand a mail over, by outcome (sent, later, failed for good).',
  labelNames: ['outcome'],
});
for (const outcome of OUTCOMES) attempts.inc({ outcome }, 0);

const mails = gauge({
  name: 'hausgeist_mails',
  help: 'Mails in the database that were not sent, by state (queued, failed); the same at all processes.',
  labelNames: ['state'],
});

const oldest = gauge({
  name: 'hausgeist_mail_oldest_queued_seconds',
  help: 'Age of the mail that waits longest; 0 when none waits.',
});

/** Counts what became of an attempt. */
export const countMail = (outcome: (typeof OUTCOMES)[number]): void => attempts.inc({ outcome });

const UNSENT = `
  select count(*) filter (where status = 'queued')::int as queued,
         count(*) filter (where status = 'failed')::int as failed,
         coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float8 as age
    from mail where status <> 'sent'`;

/** Looks how many mails wait, and how many will never arrive. */
export const mailSampler = (database: Pick<Database, 'orm'>): Sampler => ({
  sample: async () => {
    const [row] = await database.orm.em
      .fork()
      .execute<{ queued: number; failed: number; age: number }[]>(UNSENT);
    mails.set({ state: 'queued' }, row?.queued ?? 0);
    mails.set({ state: 'failed' }, row?.failed ?? 0);
    oldest.set(Math.max(0, row?.age ?? 0));
  },
  forget: () => {
    mails.reset();
    oldest.reset();
  },
});
