import type { EntityManager } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import {
  ListOrder,
  type ListPage,
  oneOf,
  type Page,
  type SqlPart,
  timeKey,
} from '../../../platform/lists/index.js';
import type { DeliveryStatus } from '../webhook-delivery.entity.js';
import { webhookReasons } from '../webhook.reasons.js';
import type { DeliveryView } from './webhook-view.js';

/** A view and what a cursor behind it needs. */
export interface DeliveryRow extends DeliveryView {
  webhookId: string;
  createdKey: string;
}

/** Which deliveries of an endpoint; what is missing narrows nothing. */
export interface DeliveryFilter {
  status?: DeliveryStatus | null | undefined;
  /** Names of events on the wire. */
  events?: readonly string[] | null | undefined;
  from?: Date | null | undefined;
  /** Itself left out. */
  to?: Date | null | undefined;
}

const NEWEST_FIRST = new ListOrder<DeliveryRow>(
  'webhook-delivery',
  [
    { sql: 'd.created_at', type: 'time', of: (row) => row.createdKey },
    { sql: 'd.id', type: 'uuid', of: (row) => row.id },
  ],
  'DESC',
);

/** One page of deliveries in two statements. */
export async function listDeliveries(
  em: EntityManager,
  { filter, webhookId }: { filter: DeliveryFilter; webhookId: string },
  page: Page,
): Promise<ListPage<DeliveryRow>> {
  const where = matching(webhookId, filter);
  const order = NEWEST_FIRST.facing(page);
  const behind = order.behind(page.after);
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count
       from webhook_delivery d join webhook_event e on e.id = d.event_id where ${where.sql}`,
    where.params,
  );
  const totalCount = counted?.count ?? 0;
  const { orderBy, limit, offset, arrange } = order.slice(page, totalCount);
  const rows = await readDeliveries(em, {
    sql: `${where.sql} and ${behind.sql} order by ${orderBy} limit ? offset ?`,
    params: [...where.params, ...behind.params, limit, offset],
  });
  return { rows: arrange(rows), page, order, totalCount };
}

/** A delivery to an endpoint; to one of that company only, if one is named. */
export async function findDelivery(
  em: EntityManager,
  id: string,
  companyId?: string,
): Promise<DeliveryRow> {
  const [row] = await findDeliveries(em, [id], companyId);
  if (!row) throw notFound(webhookReasons.DELIVERY_NOT_FOUND);
  return row;
}

/** The deliveries with these ids; only those to endpoints of that company, if one is named. */
export async function findDeliveries(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<DeliveryRow[]> {
  const { sql, params } = oneOf('d.id', ids);
  return readDeliveries(em, {
    sql: `${sql} and (?::uuid is null or exists (
            select 1 from webhook w where w.id = d.webhook_id and w.managing_company_id = ?::uuid))`,
    params: [...params, companyId ?? null, companyId ?? null],
  });
}

/** Ids of the events of such deliveries, each once and the earliest first, without those that are on their way. */
export async function findEventsToReplay(
  em: EntityManager,
  { filter, webhookId, limit }: { filter: DeliveryFilter; webhookId: string; limit: number },
): Promise<string[]> {
  const where = matching(webhookId, filter);
  const rows = await em.execute<{ id: string }[]>(
    `select d.event_id as id
       from webhook_delivery d join webhook_event e on e.id = d.event_id
      where ${where.sql} and not exists (
              select 1 from webhook_delivery p
               where p.webhook_id = d.webhook_id and p.event_id = d.event_id and p.status = 'PENDING')
      group by d.event_id order by min(d.created_at), d.event_id limit ?`,
    [...where.params, limit],
  );
  return rows.map(({ id }) => id);
}

function matching(webhookId: string, { status, events, from, to }: DeliveryFilter): SqlPart {
  const parts: SqlPart[] = [{ sql: 'd.webhook_id = ?', params: [webhookId] }];
  if (status) parts.push({ sql: 'd.status = ?', params: [status] });
  if (events) parts.push(oneOf('e.type', events));
  if (from) parts.push({ sql: 'd.created_at >= ?', params: [from] });
  if (to) parts.push({ sql: 'd.created_at < ?', params: [to] });
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

type Times = 'createdAt' | 'lastAttemptAt' | 'nextAttemptAt';
type RawRow = Omit<DeliveryRow, Times> & {
  createdAt: Date | string;
  lastAttemptAt: Date | string | null;
  nextAttemptAt: Date | string | null;
};

async function readDeliveries(em: EntityManager, where: SqlPart): Promise<DeliveryRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select d.id, d.webhook_id as "webhookId", d.event_id as "eventId", e.type as "eventType",
            d.status, d.attempts, d.response_status as "responseStatus",
            d.duration_ms as "durationMs", d.error, d.refusal, e.body as payload,
            d.last_attempt_at as "lastAttemptAt", d.next_attempt_at as "nextAttemptAt",
            d.created_at as "createdAt", ${timeKey('d.created_at')} as "createdKey"
       from webhook_delivery d join webhook_event e on e.id = d.event_id
      where ${where.sql}`,
    where.params,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastAttemptAt: toDate(row.lastAttemptAt),
    nextAttemptAt: toDate(row.nextAttemptAt),
  }));
}

const toDate = (value: Date | string | null) => (value === null ? null : new Date(value));
