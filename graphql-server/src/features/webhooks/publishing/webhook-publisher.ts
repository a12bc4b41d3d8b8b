import { type EntityManager, readPrepared } from '../../../platform/database/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import { deliverWebhooksJob } from '../delivery/webhook.job.js';
import type { EventPublisher, NewWebhookEvent } from '../event-publisher.js';
import type { WebhookEventName } from '../event-types.js';
import type { Owner } from '../webhook.entity.js';
import { storeDeliveries, type StoredEvent, toStored } from './stored-events.js';

/** Writes events down for the endpoints that want them, beside the change that they tell of. */
export class WebhookPublisher implements EventPublisher {
  readonly #jobs: Pick<JobQueue, 'enqueueAll'>;

  constructor(jobs: Pick<JobQueue, 'enqueueAll'>) {
    this.#jobs = jobs;
  }

  async publish(
    tx: EntityManager,
    companyId: string,
    events: readonly NewWebhookEvent[],
  ): Promise<void> {
    if (!tx.isInTransaction()) throw new Error('Events are published in a transaction.');
    if (events.length === 0) return;
    const listeners = await findListeners(tx, companyId);
    const deliveries: { webhookId: string; event: StoredEvent }[] = [];
    for (const event of events) {
      const ids = listeners.filter((l) => l.events.includes(event.type)).map((l) => l.id);
      if (ids.length === 0) continue;
      const { type, data } = event;
      const said = typeof data === 'function' ? await data() : data;
      const stored = toStored(companyId, { type, data: said });
      for (const webhookId of ids) deliveries.push({ webhookId, event: stored });
    }
    await storeDeliveries(tx, deliveries);
    const woken = new Set(deliveries.map(({ webhookId }) => webhookId));
    await this.#jobs.enqueueAll(
      tx,
      deliverWebhooksJob,
      listeners
        .filter(({ id }) => woken.has(id))
        .map(({ id, companyId: owner }) => ({ webhookId: id, companyId: owner })),
    );
  }
}

/**
 * The endpoints that receive this company's events. They cannot be deleted before the transaction
 * ends, so that the deliveries have something to belong to.
 */
async function findListeners(
  tx: EntityManager,
  companyId: string,
): Promise<({ id: string; events: WebhookEventName[] } & Owner)[]> {
  return readPrepared(
    tx,
    `select id, events, managing_company_id as "companyId" from webhook
      where is_active and (managing_company_id = ? or managing_company_id is null)
      order by id for key share`,
    [companyId],
  );
}
