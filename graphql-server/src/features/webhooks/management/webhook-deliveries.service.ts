import { v7 as uuid } from 'uuid';
import {
  readApart,
  requireUuid,
  type RequestContext,
  type StaffActor,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, conflict, wrongField } from '../../../platform/errors/index.js';
import { type ListPage, type PageRequest, readPage } from '../../../platform/lists/index.js';
import type { JobQueue } from '../../../platform/jobs/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { AuditLog } from '../../audit/index.js';
import { deliverWebhooksJob } from '../delivery/webhook.job.js';
import { TEST_EVENT } from '../event-types.js';
import { storeDeliveries, storeRepetitions, toStored } from '../publishing/stored-events.js';
import { managerOf, requireWebhookManager, scopeOf } from '../webhook.policy.js';
import { webhookReasons } from '../webhook.reasons.js';
import { recordWebhook } from './webhook-audit.js';
import {
  type DeliveryFilter,
  type DeliveryRow,
  findDeliveries,
  findDelivery,
  findEventsToReplay,
  listDeliveries,
} from './webhook-delivery.repository.js';
import type { DeliveryView, WebhookView } from './webhook-view.js';
import { findWebhookView, lockWebhook } from './webhook.repository.js';

/** Requests that one person may have sent somewhere by hand. */
const SEND_LIMIT: RateLimit = { name: 'webhook-send', points: 60, durationSeconds: 600 };

/** Events that can be sent again at once. */
export const MAX_REPLAY = 10_000;

interface Dependencies {
  audit: AuditLog;
  jobs: JobQueue;
  limits: RateLimits;
}

/** What was sent to endpoints, and what people have sent to them by hand. */
export class WebhookDeliveries {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async list(
    context: RequestContext,
    id: string,
    { filter, page }: { filter: DeliveryFilter; page: PageRequest },
  ): Promise<ListPage<DeliveryRow>> {
    const { actor, em } = context;
    const webhook = await findWebhookView(em, requireUuid(id), scopeOf(actor));
    const wanted = readPage(page);
    return readApart(context, (replica) =>
      listDeliveries(replica, { webhookId: webhook.id, filter }, wanted),
    );
  }

  /** Those of the ids that the actor may see. */
  async findAll({ actor, em }: RequestContext, ids: readonly string[]): Promise<DeliveryView[]> {
    return findDeliveries(em, ids, scopeOf(actor));
  }

  /** Sends an event that says nothing, to see whether it arrives. */
  async test(context: RequestContext, id: string): Promise<DeliveryView> {
    await this.#limit(context);
    return transactional(context.em, async (tx) => {
      const webhook = await this.#requireActive(context, tx, requireUuid(id));
      const event = toStored(webhook.companyId, {
        type: TEST_EVENT,
        data: { message: 'This is a test. Nothing has happened.' },
      });
      const deliveryId = uuid();
      await storeDeliveries(tx, [{ id: deliveryId, webhookId: webhook.id, event }]);
      await recordWebhook(this.#deps.audit, context, tx, { action: 'webhook.tested', webhook });
      return this.#send(tx, webhook, deliveryId);
    });
  }

  /** Sends the event of a delivery once more, whatever became of it. */
  async replay(context: RequestContext, id: string): Promise<DeliveryView> {
    await this.#limit(context);
    return transactional(context.em, async (tx) => {
      const before = await findDelivery(tx, requireUuid(id), scopeOf(context.actor));
      const webhook = await this.#requireActive(context, tx, before.webhookId);
      const deliveryId = uuid();
      const { eventId } = before;
      await storeRepetitions(tx, [{ id: deliveryId, webhookId: webhook.id, eventId }]);
      const details = { eventId, eventType: before.eventType };
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.replayed',
        webhook,
        details,
      });
      return this.#send(tx, webhook, deliveryId);
    });
  }

  /** Sends the events of all deliveries that the filter leaves once more, and tells how many they are. */
  async replayAll(context: RequestContext, id: string, filter: DeliveryFilter): Promise<number> {
    await this.#limit(context);
    const { from, to } = filter;
    if (from && to && from >= to) throw wrongField('to', webhookReasons.DELIVERY_TIMES_REVERSED);
    return transactional(context.em, async (tx) => {
      const webhook = await this.#requireActive(context, tx, requireUuid(id));
      const wanted = { webhookId: webhook.id, filter, limit: MAX_REPLAY + 1 };
      const eventIds = await findEventsToReplay(tx, wanted);
      if (eventIds.length > MAX_REPLAY) {
        throw badInput(webhookReasons.TOO_MUCH_TO_REPLAY({ max: MAX_REPLAY }));
      }
      if (eventIds.length === 0) return 0;
      await storeRepetitions(
        tx,
        eventIds.map((eventId) => ({ webhookId: webhook.id, eventId })),
      );
      await recordWebhook(this.#deps.audit, context, tx, {
        action: 'webhook.replayed',
        webhook,
        details: { count: eventIds.length },
      });
      await this.#wake(tx, webhook);
      return eventIds.length;
    });
  }

  async #limit({ actor }: RequestContext): Promise<void> {
    const person = personOf(requireWebhookManager(actor));
    await this.#deps.limits.consume(SEND_LIMIT, person, webhookReasons.TOO_MANY_DELIVERIES);
  }

  async #requireActive(
    { actor }: RequestContext,
    tx: EntityManager,
    id: string,
  ): Promise<WebhookView> {
    const { isActive } = await lockWebhook(tx, id, managerOf(actor));
    if (!isActive) throw conflict(webhookReasons.WEBHOOK_SWITCHED_OFF);
    return findWebhookView(tx, id);
  }

  async #send(tx: EntityManager, webhook: WebhookView, deliveryId: string): Promise<DeliveryView> {
    await this.#wake(tx, webhook);
    return findDelivery(tx, deliveryId);
  }

  async #wake(tx: EntityManager, { id: webhookId, companyId }: WebhookView): Promise<void> {
    await this.#deps.jobs.enqueue(tx, deliverWebhooksJob, { webhookId, companyId });
  }
}

const personOf = (staff: StaffActor) =>
  staff.kind === 'admin' ? staff.adminId : staff.companyUserId;
