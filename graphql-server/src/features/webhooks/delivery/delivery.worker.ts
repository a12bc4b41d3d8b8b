import { type EntityManager, transactional } from '../../../platform/database/index.js';
import type { JobAttempt, JobQueue } from '../../../platform/jobs/index.js';
import type { Logger, Metrics } from '../../../platform/telemetry/index.js';
import type { WebhookSecrets } from '../webhook-secrets.js';
import { webhookReasons } from '../webhook.reasons.js';
import {
  claimDue,
  type ClaimedDelivery,
  extendClaim,
  extendLease,
  giveBack,
  holdEndpoint,
  leaseEndpoint,
  noteWake,
  releaseEndpoint,
  secondsUntilDue,
  settleAttempt,
} from './delivery.repository.js';
import { requestSeconds } from './delivery-metrics.js';
import type { EndpointSwitch } from './endpoint-switch.js';
import { delayAfter } from './retry-schedule.js';
import { deliverWebhooksJob } from './webhook.job.js';
import type { WebhookOutcome, WebhookSender } from './webhook-sender.js';

/** Requests to one endpoint at a time. */
const PARALLEL = 4;

/** After this a job that has more to do makes room for other endpoints. */
const TURN_MS = 20_000;

/** How often a worker shows that it lives, while it has an endpoint or makes an attempt. */
const EXTEND_MS = 2_500;

/** The receiver says that it will never be back. */
const GONE = 410;

interface Dependencies {
  jobs: JobQueue;
  sender: Pick<WebhookSender, 'send'>;
  secrets: WebhookSecrets;
  endpoints: EndpointSwitch;
  metrics: Metrics;
  userAgent: string;
}

/** Sends what is due to an endpoint: a few requests at a time, and one job for it at a time. */
export class DeliveryWorker {
  readonly #deps: Dependencies;
  /** Wakes the job that has an endpoint, if it runs in this process. */
  readonly #running = new Map<string, () => void>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs one turn. Whatever is left, another job has been enqueued for. */
  async run(
    { em, log }: { em: EntityManager; log: Logger },
    { webhookId }: { webhookId: string },
    job: Pick<JobAttempt, 'jobId' | 'signal'>,
  ): Promise<void> {
    const leased = await leaseEndpoint(em.fork(), webhookId, job.jobId);
    if (leased === 'gone') return;
    if (leased !== 'leased') {
      const wake = this.#running.get(webhookId);
      wake?.();
      // The worker that has it looks again before it ends; if it has died, this job takes over.
      await this.#wakeIn(em, webhookId, leased.busySeconds);
      return;
    }
    const stopExtending = extending(() => extendLease(em.fork(), webhookId, job.jobId), log);
    try {
      await this.#drain({ em, log }, webhookId, job.signal);
    } finally {
      stopExtending();
      await releaseEndpoint(em.fork(), webhookId, job.jobId);
    }
    // Only now: a job that came while this one had the endpoint relies on it.
    const seconds = await secondsUntilDue(em.fork(), webhookId);
    if (seconds !== undefined) await this.#wakeIn(em, webhookId, seconds);
  }

  async #drain(
    context: { em: EntityManager; log: Logger },
    webhookId: string,
    stop: AbortSignal,
  ): Promise<void> {
    const endsAt = performance.now() + TURN_MS;
    const attempts = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let woken = Promise.withResolvers<void>();
    this.#running.set(webhookId, () => woken.resolve());
    try {
      for (;;) {
        const mayGoOn = !stop.aborted && failures.length === 0 && performance.now() < endsAt;
        const free = mayGoOn ? PARALLEL - attempts.size : 0;
        woken = Promise.withResolvers<void>();
        const due = free > 0 ? await claimDue(context.em.fork(), webhookId, free) : [];
        for (const delivery of due) {
          const attempt = this.#attempt(context, delivery, stop)
            .catch((error: unknown) => void failures.push(error))
            .finally(() => attempts.delete(attempt));
          attempts.add(attempt);
        }
        if (attempts.size === 0) break;
        await Promise.race([...attempts, ...(mayGoOn ? [woken.promise] : [])]);
      }
    } finally {
      this.#running.delete(webhookId);
      await Promise.all(attempts);
    }
    if (failures.length > 0) throw failures[0];
    stop.throwIfAborted();
  }

  async #attempt(
    { em, log }: { em: EntityManager; log: Logger },
    delivery: ClaimedDelivery,
    stop: AbortSignal,
  ): Promise<void> {
    const { url, body } = delivery;
    const headers = this.#headersOf(delivery);
    let outcome: WebhookOutcome;
    const stopExtending = extending(() => extendClaim(em.fork(), delivery), log);
    try {
      outcome = headers
        ? await this.#deps.sender.send({ url, headers, body }, stop)
        : { durationMs: 0, failure: webhookReasons.SECRET_UNREADABLE };
    } catch (error) {
      await giveBack(em.fork(), delivery);
      throw error;
    } finally {
      stopExtending();
    }
    this.#observe(log, delivery, outcome);
    await this.#settle(em, delivery, outcome);
  }

  /** Undefined when nothing can be signed: the secrets were stored under another session secret. */
  #headersOf({ webhookId, eventId, body, secrets }: ClaimedDelivery) {
    const timestamp = Math.floor(Date.now() / 1000);
    const message = { id: eventId, timestamp, body };
    const signature = this.#deps.secrets.sign(webhookId, secrets, message);
    if (signature === undefined) return undefined;
    return {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': this.#deps.userAgent,
      'webhook-id': eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
  }

  async #settle(
    em: EntityManager,
    delivery: ClaimedDelivery,
    { responseStatus, durationMs, failure, retryAfter }: WebhookOutcome,
  ): Promise<void> {
    const { endpoints } = this.#deps;
    const isGone = responseStatus === GONE;
    const retrySeconds =
      failure === undefined || isGone ? undefined : delayAfter(delivery.attempts, retryAfter);
    await transactional(em.fork(), async (tx) => {
      const mayEnd = failure !== undefined && retrySeconds === undefined;
      await holdEndpoint(tx, delivery.webhookId, { mayEnd });
      const result = { responseStatus, durationMs, failure, retrySeconds };
      if (!(await settleAttempt(tx, delivery, result))) return;
      if (isGone) await endpoints.switchOffGone(tx, delivery.webhookId);
      else if (mayEnd) await endpoints.switchOffIfDead(tx, delivery.webhookId);
    });
  }

  #observe(log: Logger, delivery: ClaimedDelivery, outcome: WebhookOutcome): void {
    const { responseStatus, durationMs, failure } = outcome;
    const isTaken = failure === undefined;
    this.#deps.metrics.count('webhook', {
      attempts: 1,
      ms: durationMs,
      ...(isTaken ? { delivered: 1 } : { failures: 1 }),
    });
    requestSeconds.observe({ outcome: isTaken ? 'taken' : 'failed' }, durationMs / 1_000);
    const { id, webhookId, attempts, eventType } = delivery;
    const facts = { deliveryId: id, webhookId, eventType, attempts, responseStatus, durationMs };
    if (isTaken) log.debug(facts, 'an event was delivered');
    else log.info({ ...facts, reason: failure.message }, 'an event could not be delivered');
  }

  async #wakeIn(em: EntityManager, webhookId: string, seconds: number): Promise<void> {
    const { jobs } = this.#deps;
    const wait = Math.max(0, Math.ceil(seconds));
    await transactional(em.fork(), async (tx) => {
      const owner = await noteWake(tx, webhookId, wait);
      if (!owner) return;
      const data = { webhookId, companyId: owner.companyId };
      await jobs.enqueue(tx, deliverWebhooksJob, data, { startAfterSeconds: wait });
    });
  }
}

/** Extends what a worker holds until the result is called. */
function extending(extend: () => Promise<void>, log: Logger): () => void {
  const timer = setInterval(() => {
    extend().catch((error: unknown) =>
      log.warn({ err: error }, 'the hold on an endpoint or a delivery could not be extended'),
    );
  }, EXTEND_MS);
  return () => clearInterval(timer);
}
