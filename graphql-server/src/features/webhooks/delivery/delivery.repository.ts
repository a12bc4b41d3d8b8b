import type { EntityManager } from '../../../platform/database/index.js';
import type { Refusal } from '../../../platform/errors/index.js';
import type { Owner } from '../webhook.entity.js';

/** A delivery that this worker may attempt now, and all that it needs for that. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  /** This attempt counted. */
  attempts: number;
  eventId: string;
  eventType: string;
  body: string;
  url: string;
  /** Encrypted secrets to sign with, the newest first. */
  secrets: string[];
}

/** SQL: whether the webhook `w` is sent to; what waits at a suspended company is sent when that is served again. */
const IS_SENT_TO = `w.is_active and not exists (
  select 1 from company c where c.id = w.managing_company_id and c.suspended_at is not null)`;

/** Seconds after which what a dead worker held is free; one that lives says so every few seconds. */
const HELD_SECONDS = 10;

/**
 * Takes an endpoint for one job, so that no other one sends to it meanwhile. A job that is repeated
 * after its process died takes up its own lease. Gives the seconds until it is free if it is taken.
 */
export async function leaseEndpoint(
  em: EntityManager,
  webhookId: string,
  jobId: string,
): Promise<'leased' | 'gone' | { busySeconds: number }> {
  const taken = await em.execute<object[]>(
    `update webhook w set leased_by = ?, leased_until = now() + make_interval(secs => ?)
      where id = ? and ${IS_SENT_TO}
        and (leased_until is null or leased_until <= now() or leased_by = ?)
      returning id`,
    [jobId, HELD_SECONDS, webhookId, jobId],
  );
  if (taken.length > 0) return 'leased';
  const [other] = await em.execute<{ seconds: number | string | null }[]>(
    `select extract(epoch from leased_until - now()) as seconds
       from webhook w where id = ? and ${IS_SENT_TO}`,
    [webhookId],
  );
  return other ? { busySeconds: Math.max(0, Number(other.seconds ?? 0)) } : 'gone';
}

/** Shows that the job that has an endpoint lives. */
export async function extendLease(
  em: EntityManager,
  webhookId: string,
  jobId: string,
): Promise<void> {
  await em.execute(
    `update webhook set leased_until = now() + make_interval(secs => ?)
      where id = ? and leased_by = ?`,
    [HELD_SECONDS, webhookId, jobId],
  );
}

/** Gives an endpoint back. */
export async function releaseEndpoint(
  em: EntityManager,
  webhookId: string,
  jobId: string,
): Promise<void> {
  await em.execute(
    'update webhook set leased_by = null, leased_until = null where id = ? and leased_by = ?',
    [webhookId, jobId],
  );
}

/** Takes deliveries that are due. One statement, so that of two workers one gets each. */
export async function claimDue(
  em: EntityManager,
  webhookId: string,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const rows = await em.execute<
    (Omit<ClaimedDelivery, 'secrets'> & { secret: string; previousSecret: string | null })[]
  >(
    `with due as materialized (
       select id from webhook_delivery
        where webhook_id = ? and status = 'PENDING' and next_attempt_at <= now()
          and (claimed_until is null or claimed_until <= now())
        order by next_attempt_at, id limit ? for update skip locked)
     update webhook_delivery d
        set claimed_until = now() + make_interval(secs => ?), attempts = d.attempts + 1,
            last_attempt_at = now()
       from webhook_event e, webhook w
      where d.id in (select id from due) and e.id = d.event_id and w.id = d.webhook_id
        and ${IS_SENT_TO}
     returning d.id, d.webhook_id as "webhookId", d.attempts, d.event_id as "eventId",
               e.type as "eventType", e.body, w.url, w.encrypted_secret as secret,
               case when w.previous_secret_valid_until > now()
                    then w.encrypted_previous_secret end as "previousSecret"`,
    [webhookId, limit, HELD_SECONDS],
  );
  return rows.map(({ secret, previousSecret, ...delivery }) => ({
    ...delivery,
    secrets: previousSecret === null ? [secret] : [secret, previousSecret],
  }));
}

/** Shows that the worker of an attempt lives; for nothing if another one has taken the delivery over. */
export async function extendClaim(
  em: EntityManager,
  { id, attempts }: ClaimedDelivery,
): Promise<void> {
  await em.execute(
    `update webhook_delivery set claimed_until = now() + make_interval(secs => ?)
      where id = ? and attempts = ? and status = 'PENDING' and claimed_until is not null`,
    [HELD_SECONDS, id, attempts],
  );
}

/** What became of an attempt; without `retrySeconds` the delivery is settled. */
export interface AttemptResult {
  responseStatus?: number | undefined;
  durationMs: number;
  failure?: Refusal | undefined;
  retrySeconds?: number | undefined;
}

/**
 * Holds an endpoint until the transaction ends. Transactions that lock deliveries and their
 * endpoint begin with the endpoint, so that no two wait for each other. A transaction that may
 * switch it off waits for those that publish events for it, too: otherwise their deliveries would
 * stay behind.
 */
export async function holdEndpoint(
  tx: EntityManager,
  webhookId: string,
  { mayEnd }: { mayEnd: boolean },
): Promise<void> {
  const strength = mayEnd ? 'update' : 'no key update';
  await tx.execute(`select 1 from webhook where id = ? for ${strength}`, [webhookId]);
}

/** Writes down what became of an attempt, the endpoint being held; false when a later one has taken the delivery over. */
export async function settleAttempt(
  tx: EntityManager,
  { id, webhookId, attempts }: ClaimedDelivery,
  { responseStatus, durationMs, failure, retrySeconds }: AttemptResult,
): Promise<boolean> {
  const failed = failure === undefined ? 'DELIVERED' : 'FAILED';
  const status = retrySeconds === undefined ? failed : 'PENDING';
  const settled = await tx.execute<object[]>(
    `update webhook_delivery
        set status = ?, response_status = ?, duration_ms = ?, error = ?, refusal = ?::jsonb,
            claimed_until = null,
            next_attempt_at = now() + make_interval(secs => ?::double precision)
      where id = ? and attempts = ? and status = 'PENDING' returning id`,
    [
      ...[status, responseStatus ?? null, durationMs, failure?.message ?? null],
      ...[failure ? JSON.stringify(failure.told) : null, retrySeconds ?? null, id, attempts],
    ],
  );
  if (settled.length === 0) return false;
  await tx.execute(
    `update webhook
        set last_delivery_at = now(), last_delivery_status = ?,
            failing_since = case when ? then null else coalesce(failing_since, now()) end
      where id = ?`,
    [status, status === 'DELIVERED', webhookId],
  );
  return true;
}

/** Takes an attempt back that was broken off; whether it has arrived is not known. */
export async function giveBack(em: EntityManager, { id, attempts }: ClaimedDelivery) {
  await em.execute(
    `update webhook_delivery set claimed_until = null, attempts = attempts - 1
      where id = ? and attempts = ? and status = 'PENDING'`,
    [id, attempts],
  );
}

/** Seconds until an endpoint has something to do; undefined if nothing waits. */
export async function secondsUntilDue(
  em: EntityManager,
  webhookId: string,
): Promise<number | undefined> {
  const [row] = await em.execute<{ seconds: number | string | null }[]>(
    `select extract(epoch from min(greatest(next_attempt_at, claimed_until)) - now()) as seconds
       from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.webhook_id = ? and d.status = 'PENDING' and ${IS_SENT_TO}`,
    [webhookId],
  );
  return row?.seconds === null || row?.seconds === undefined ? undefined : Number(row.seconds);
}

/**
 * Notes that a job is going to begin then, and returns the endpoint's owner; nothing when another
 * job begins before that.
 */
export async function noteWake(
  tx: EntityManager,
  webhookId: string,
  seconds: number,
): Promise<Owner | undefined> {
  const [owner] = await tx.execute<Owner[]>(
    `update webhook set wake_at = now() + make_interval(secs => ?)
      where id = ? and (wake_at is null or wake_at <= now()
                        or wake_at > now() + make_interval(secs => ?))
      returning managing_company_id as "companyId"`,
    [seconds, webhookId, seconds],
  );
  return owner;
}

/** Active endpoints with deliveries that should have been attempted a while ago. */
export async function findOverdue(em: EntityManager): Promise<({ webhookId: string } & Owner)[]> {
  return em.execute(
    `select distinct d.webhook_id as "webhookId", w.managing_company_id as "companyId"
       from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.status = 'PENDING' and ${IS_SENT_TO}
        and greatest(d.next_attempt_at, d.claimed_until) < now() - interval '1 minute'`,
  );
}

/** Most deliveries that one statement deletes. */
const FORGET_BATCH = 5_000;

/**
 * Deletes deliveries that are older than the log is kept and that will not be attempted any more,
 * and events that have no delivery left.
 */
export async function forgetDeliveries(em: EntityManager, keptDays: number): Promise<void> {
  const batches = [
    `delete from webhook_delivery where id in (
       select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
        where d.created_at < now() - make_interval(days => ?)
          and (d.status <> 'PENDING' or not w.is_active)
        limit ? for update of d skip locked)
     returning id`,
    `delete from webhook_event where id in (
       select e.id from webhook_event e
        where e.created_at < now() - make_interval(days => least(?, 1))
          and not exists (select 1 from webhook_delivery d where d.event_id = e.id) limit ?)
     returning id`,
  ];
  for (const sql of batches) {
    let deleted = FORGET_BATCH;
    while (deleted === FORGET_BATCH) {
      deleted = (await em.execute<object[]>(sql, [keptDays, FORGET_BATCH])).length;
    }
  }
}

/** How many addresses there are, and to how many of them nothing gets through. */
export async function countEndpoints(
  em: EntityManager,
): Promise<{ total: number; failing: number }> {
  const [row] = await em.execute<{ total: number; failing: number }[]>(
    `select count(*) filter (where is_active or disabled_reason is not null)::int as total,
            count(*) filter (where (is_active and failing_since is not null)
                                or (not is_active and disabled_reason is not null))::int as failing
       from webhook`,
  );
  return row ?? { total: 0, failing: 0 };
}
