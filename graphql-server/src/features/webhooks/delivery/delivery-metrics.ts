import type { Database } from '../../../platform/database/index.js';
import { Durations, gauge, type Sampler } from '../../../platform/telemetry/index.js';

/** Time that receivers took, whatever they said. */
export const requestSeconds = new Durations({
  name: 'hausgeist_webhook_request_duration_seconds',
  help: 'Time that attempts to deliver an event to a webhook took, by outcome (taken, failed).',
  labelNames: ['outcome'],
});
requestSeconds.zero({ outcome: 'taken' }, { outcome: 'failed' });

const pending = gauge({
  name: 'hausgeist_webhook_deliveries_pending',
  help: 'Deliveries in the database that wait for their first or next attempt; the same at all processes.',
});

const overdue = gauge({
  name: 'hausgeist_webhook_overdue_seconds',
  help: 'How long the delivery has been due that waits longest; 0 when none is due.',
});

const PENDING = `
  select count(*)::int as count,
         coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as age
    from webhook_delivery where status = 'PENDING'`;

/** Looks how many deliveries wait. */
export const deliverySampler = (database: Pick<Database, 'orm'>): Sampler => ({
  sample: async () => {
    const [row] = await database.orm.em.fork().execute<{ count: number; age: number }[]>(PENDING);
    pending.set(row?.count ?? 0);
    overdue.set(Math.max(0, row?.age ?? 0));
  },
  forget: () => {
    pending.reset();
    overdue.reset();
  },
});
