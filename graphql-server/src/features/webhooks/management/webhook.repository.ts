import { LOCKED, type StaffActor } from '../../../platform/context/index.js';
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
import { requireCurrentActor } from '../../companies/index.js';
import { type Owner, Webhook } from '../webhook.entity.js';
import { webhookReasons } from '../webhook.reasons.js';
import type { WebhookView } from './webhook-view.js';

/** A view and what a cursor behind it needs. */
export interface WebhookRow extends WebhookView {
  createdKey: string;
}

const NEWEST_FIRST = new ListOrder<WebhookRow>(
  'webhook',
  [
    { sql: 'w.created_at', type: 'time', of: (row) => row.createdKey },
    { sql: 'w.id', type: 'uuid', of: (row) => row.id },
  ],
  'DESC',
);

export const webhookNotFound = () => notFound(webhookReasons.WEBHOOK_NOT_FOUND);

/** One page of an owner's endpoints in two statements. */
export async function listWebhooks(
  em: EntityManager,
  owner: Owner,
  page: Page,
): Promise<ListPage<WebhookRow>> {
  const where = ownedBy(owner);
  const order = NEWEST_FIRST.facing(page);
  const behind = order.behind(page.after);
  const rows = await readWebhooks(em, {
    sql: `${where.sql} and ${behind.sql} order by ${order.orderBy} limit ? offset ?`,
    params: [...where.params, ...behind.params, page.first + 1, page.offset],
  });
  return { rows, page, order, totalCount: await countWebhooks(em, owner) };
}

/** How many endpoints an owner has. */
export async function countWebhooks(em: EntityManager, owner: Owner): Promise<number> {
  const where = ownedBy(owner);
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from webhook w where ${where.sql}`,
    where.params,
  );
  return row?.count ?? 0;
}

/** One endpoint; of that company only, if one is named. */
export async function findWebhookView(
  em: EntityManager,
  id: string,
  companyId?: string,
): Promise<WebhookView> {
  const [row] = await findWebhookViews(em, [id], companyId);
  if (!row) throw webhookNotFound();
  return row;
}

/** The endpoints with these ids; of that company only, if one is named. */
export async function findWebhookViews(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<WebhookView[]> {
  const { sql, params } = oneOf('w.id', ids);
  return readWebhooks(em, {
    sql: `${sql} and (?::uuid is null or w.managing_company_id = ?::uuid)`,
    params: [...params, companyId ?? null, companyId ?? null],
  });
}

/**
 * An endpoint that the actor may manage, locked until the transaction ends. Refuses when the actor
 * has lost their role while they waited for it.
 */
export async function lockWebhook(
  tx: EntityManager,
  id: string,
  { staff, companyId }: { staff: StaffActor; companyId: string | undefined },
): Promise<Webhook> {
  const webhook = await tx.findOne(
    Webhook,
    { id, ...(companyId ? { managingCompany: companyId } : {}) },
    LOCKED,
  );
  if (!webhook) throw webhookNotFound();
  await requireCurrentActor(tx, staff);
  return webhook;
}

/** Makes those who add endpoints for one owner take turns until their transactions end. */
export async function lockOwner(tx: EntityManager, { companyId }: Owner): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `webhooks of ${companyId ?? 'the platform'}`,
  ]);
}

/** Gives up what waits for an endpoint that has been switched off and that is locked. */
export async function failPending(tx: EntityManager, webhookId: string): Promise<void> {
  const { message, told } = webhookReasons.ENDPOINT_SWITCHED_OFF;
  await tx.execute(
    `update webhook_delivery
        set status = 'FAILED', next_attempt_at = null, error = ?, refusal = ?::jsonb
      where webhook_id = ? and status = 'PENDING'`,
    [message, JSON.stringify(told), webhookId],
  );
  await tx.execute(
    `update webhook set last_delivery_status = 'FAILED'
      where id = ? and last_delivery_status = 'PENDING'`,
    [webhookId],
  );
}

const ownedBy = ({ companyId }: Owner): SqlPart =>
  companyId === null
    ? { sql: 'w.managing_company_id is null', params: [] }
    : { sql: 'w.managing_company_id = ?', params: [companyId] };

type Times = 'createdAt' | 'lastDeliveryAt' | 'previousSecretValidUntil';
type RawRow = Omit<WebhookRow, Times> & {
  createdAt: Date | string;
  lastDeliveryAt: Date | string | null;
  previousSecretValidUntil: Date | string | null;
};

async function readWebhooks(em: EntityManager, where: SqlPart): Promise<WebhookRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select w.id, w.url, w.description, w.managing_company_id as "companyId",
            c.name as "companyName", w.events, w.is_active as "isActive",
            w.disabled_reason as "disabledReason", w.disabled_refusal as "disabledRefusal",
            w.last_delivery_at as "lastDeliveryAt",
            w.last_delivery_status as "lastDeliveryStatus",
            case when w.previous_secret_valid_until > now() then w.previous_secret_valid_until end
              as "previousSecretValidUntil",
            w.created_at as "createdAt", ${timeKey('w.created_at')} as "createdKey"
       from webhook w left join company c on c.id = w.managing_company_id
      where ${where.sql}`,
    where.params,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastDeliveryAt: toDate(row.lastDeliveryAt),
    previousSecretValidUntil: toDate(row.previousSecretValidUntil),
  }));
}

const toDate = (value: Date | string | null) => (value === null ? null : new Date(value));
