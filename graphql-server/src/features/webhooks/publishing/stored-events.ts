import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { EntityManager } from '../../../platform/database/index.js';
import type { EventData } from '../event-publisher.js';

/** An event with the body that its receivers get. */
export interface StoredEvent {
  id: string;
  type: string;
  body: string;
}

/** Rows per statement: on the embedded database a statement holds the whole process up. */
const BATCH = 100;

/** Gives an event its id and body. The id is what receivers know repetitions by. */
export function toStored(
  companyId: string | null,
  { type, data }: { type: string; data: EventData },
): StoredEvent {
  const id = uuid();
  const createdAt = new Date().toISOString();
  return { id, type, body: JSON.stringify({ id, type, createdAt, companyId, data }) };
}

/** Stores deliveries, and the events that they are of. */
export async function storeDeliveries(
  tx: EntityManager,
  deliveries: readonly { id?: string; webhookId: string; event: StoredEvent }[],
): Promise<void> {
  const events = [...new Set(deliveries.map(({ event }) => event))];
  for (const some of batches(events)) {
    const rows = some.map(({ id, type, body }) => sql`(${id}::uuid, ${type}, ${body}, now())`);
    await sql`insert into webhook_event (id, type, body, created_at)
              values ${sql.join(rows)}`.execute(tx.getKysely());
  }
  await storeRepetitions(
    tx,
    deliveries.map(({ id, webhookId, event }) => ({ id, webhookId, eventId: event.id })),
  );
}

/** Stores deliveries of events that are stored. */
export async function storeRepetitions(
  tx: EntityManager,
  deliveries: readonly { id?: string | undefined; webhookId: string; eventId: string }[],
): Promise<void> {
  for (const some of batches(deliveries)) {
    const rows = some.map(
      ({ id, webhookId, eventId }) =>
        sql`(${id ?? uuid()}::uuid, ${webhookId}::uuid, ${eventId}::uuid, 'PENDING', 0, now(), now())`,
    );
    await sql`insert into webhook_delivery
                (id, webhook_id, event_id, status, attempts, created_at, next_attempt_at)
              values ${sql.join(rows)}`.execute(tx.getKysely());
  }
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}
