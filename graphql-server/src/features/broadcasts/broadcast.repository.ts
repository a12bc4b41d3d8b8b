import { lockOwned, requireUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import {
  ListOrder,
  type ListPage,
  NAME_COLLATION,
  oneOf,
  type Page,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import type { AuditParties, AuditParty } from '../audit/index.js';
import { type Company, lockCompany, lockCompanyShared } from '../companies/index.js';
import { Broadcast } from './broadcast.entity.js';
import { broadcastReasons } from './broadcast.reasons.js';
import type {
  BroadcastCounts,
  BroadcastView,
  Reach,
  RecipientStatus,
  RecipientView,
} from './broadcast-views.js';
import { countReaches, nameChosen, NO_REACH } from './reach.repository.js';

/** What a broadcast's mail to a person is known by; a second one is never made. */
export const mailKey = (broadcastId: string, endUserId: string) =>
  `broadcast:${broadcastId}:${endUserId}`;

const MAIL = `left join mail m on m.dedupe_key = 'broadcast:' || r.broadcast_id || ':' || r.end_user_id`;

/** What became of a recipient, with the word of the outbox where there is a mail. */
const STATUS = `case when r.status <> 'QUEUED' then r.status
                     when m.bounced_at is not null then 'BOUNCED'
                     when m.status = 'sent' then 'SENT' when m.status = 'failed' then 'FAILED'
                     else 'QUEUED' end`;

/** Those whose chat shows it. */
const IN_CHAT = `r.status in ('QUEUED', 'UNPROVEN')`;

/** When it was read; before it was noted, that it was put away tells as much. */
const READ_AT = 'coalesce(r.read_at, r.dismissed_at)';
const SHOWN_AT = `coalesce(r.shown_at, ${READ_AT})`;

interface BroadcastRow extends BroadcastView {
  createdKey: string;
}

const NEWEST = new ListOrder<BroadcastRow>(
  'broadcast',
  [
    { sql: 'b.created_at', type: 'time', of: (row) => row.createdKey },
    { sql: 'b.id', type: 'uuid', of: (row) => row.id },
  ],
  'DESC',
);

/** One page of a company's broadcasts, the newest first. */
export async function listBroadcasts(
  em: EntityManager,
  companyId: string,
  page: Page,
): Promise<ListPage<BroadcastRow>> {
  const order = NEWEST.facing(page);
  const behind = order.behind(page.after);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from broadcast where company_id = ?',
    [companyId],
  );
  const slice = order.slice(page, count);
  const rows = await readBroadcasts(em, {
    sql: `select * from broadcast b where b.company_id = ? and ${behind.sql}
           order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`,
    params: [companyId, ...behind.params],
  });
  return { rows: order.asRead(rows), page, order, totalCount: count };
}

/** The broadcasts with these ids; of that company only, if one is named. */
export async function findBroadcastViews(
  em: EntityManager,
  ids: readonly string[],
  companyId?: string,
): Promise<BroadcastView[]> {
  const named = oneOf('b.id', ids);
  return readBroadcasts(em, {
    sql: `select * from broadcast b where ${named.sql} ${companyId ? 'and b.company_id = ?' : ''}`,
    params: companyId ? [...named.params, companyId] : named.params,
  });
}

const toDate = (value: Date | string | null) => (value === null ? null : new Date(value));

/** A count in the object of counts. */
const countOf = (status: RecipientStatus) =>
  `'${status.toLowerCase()}', count(*) filter (where ${STATUS} = '${status}')::int`;

const isToCome = ({ status }: Pick<BroadcastView, 'status'>) =>
  status === 'DRAFT' || status === 'SCHEDULED';

/** Those who got it, once they were written down. */
const reachOf = ({ total, unsubscribed, unproven, cancelled }: BroadcastCounts): Reach => ({
  ...{ unsubscribed, unproven },
  reached: total - unsubscribed - unproven - cancelled,
});

/** Broadcasts with whom they are for, in at most three statements. */
async function readBroadcasts(em: EntityManager, part: SqlPart): Promise<BroadcastRow[]> {
  const rows = await readRows(em, part);
  const reaches = await countReaches(em, rows.filter(isToCome));
  const chosen = await nameChosen(em, rows);
  return rows.map((row) => ({
    ...row,
    reach: isToCome(row) ? (reaches.get(row.id) ?? NO_REACH) : reachOf(row.counts),
    chosen: chosen.get(row.id) ?? { count: 0, names: [] },
  }));
}

async function readRows(em: EntityManager, { sql, params }: SqlPart) {
  const rows = await em.execute<Omit<BroadcastRow, 'reach' | 'chosen'>[]>(
    `select b.id, b.company_id as "companyId", c.name as "companyName", b.kind, b.subject, b.text,
            b.audience, b.status, b.author_name as "authorName",
            b.valid_until::text as "validUntil", b.scheduled_at as "scheduledAt",
            b.started_at as "startedAt", b.finished_at as "finishedAt", b.created_at as "createdAt",
            ${timeKey('b.created_at')} as "createdKey", n.counts
       from (${sql}) b
       join company c on c.id = b.company_id
      cross join lateral (
        select jsonb_build_object('total', count(*)::int, ${countOf('WAITING')}, ${countOf('QUEUED')},
                 ${countOf('SENT')}, ${countOf('FAILED')}, ${countOf('BOUNCED')}, ${countOf('UNSUBSCRIBED')},
                 ${countOf('UNPROVEN')}, ${countOf('CANCELLED')},
                 'inChat', count(*) filter (where ${IN_CHAT})::int,
                 'shown', count(*) filter (where ${IN_CHAT} and ${SHOWN_AT} is not null)::int,
                 'read', count(*) filter (where ${IN_CHAT} and ${READ_AT} is not null)::int) as counts
          from broadcast_recipient r ${MAIL} where r.broadcast_id = b.id) n
      order by ${NEWEST.orderBy}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    scheduledAt: toDate(row.scheduledAt),
    startedAt: toDate(row.startedAt),
    finishedAt: toDate(row.finishedAt),
  }));
}

const BY_NAME = new ListOrder<RecipientView & { lastName: string; firstName: string }>(
  'broadcast-recipient',
  [
    { sql: `u.last_name ${NAME_COLLATION}`, type: 'text', of: (row) => row.lastName },
    { sql: `u.first_name ${NAME_COLLATION}`, type: 'text', of: (row) => row.firstName },
    { sql: 'u.id', type: 'uuid', of: (row) => row.endUserId },
  ],
);

/** Which recipients are asked for. */
export interface RecipientsWanted {
  status?: RecipientStatus | null | undefined;
  /** Those whose chat shows it and who have read it, or have not. */
  isRead?: boolean | null | undefined;
}

const readPart = (isRead: RecipientsWanted['isRead']): string =>
  isRead === null || isRead === undefined
    ? ''
    : `and ${IN_CHAT} and ${READ_AT} is ${isRead ? 'not null' : 'null'}`;

/** One page of a broadcast's recipients by name, with what became of each. */
export async function listRecipients(
  em: EntityManager,
  broadcastId: string,
  { page, status, isRead }: { page: Page } & RecipientsWanted,
) {
  const order = BY_NAME.facing(page);
  const behind = order.behind(page.after);
  const from = `from broadcast_recipient r join end_user u on u.id = r.end_user_id ${MAIL}
                where r.broadcast_id = ? ${status ? `and ${STATUS} = ?` : ''} ${readPart(isRead)}`;
  const params = status ? [broadcastId, status] : [broadcastId];
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count ${from}`,
    params,
  );
  const rows = await em.execute<(RecipientView & { lastName: string; firstName: string })[]>(
    `select u.id as "endUserId", u.first_name as "firstName", u.last_name as "lastName",
            u.first_name || ' ' || u.last_name as "fullName", u.email, ${STATUS} as status,
            case when m.status = 'failed' then m.last_error else m.bounce_status end as error, m.sent_at as "sentAt",
            u.phone, ${SHOWN_AT} as "shownAt", ${READ_AT} as "readAt"
       ${from} and ${behind.sql} order by ${order.orderBy}
      limit ${page.first + 1} offset ${page.offset}`,
    [...params, ...behind.params],
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      sentAt: toDate(row.sentAt),
      shownAt: toDate(row.shownAt),
      readAt: toDate(row.readAt),
    })),
    page,
    order,
    totalCount: count,
  };
}

export const broadcastNotFound = () => notFound(broadcastReasons.BROADCAST_NOT_FOUND);

/** A broadcast, locked until the transaction ends, and its company, which is held first. */
export async function lockBroadcast(
  tx: EntityManager,
  id: string,
  companyId: string | undefined,
  { alone = false }: { alone?: boolean } = {},
): Promise<{ broadcast: Broadcast; company: Company }> {
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const found = await tx.findOne(Broadcast, where);
  if (!found) throw broadcastNotFound();
  // At once as it is needed: two who hold a lock together could not both make it their own.
  const lock = alone ? lockCompany : lockCompanyShared;
  const company = await lock(tx, found.company.id);
  const broadcast = await lockOwned(
    tx,
    Broadcast,
    id,
    companyId,
    broadcastReasons.BROADCAST_NOT_FOUND,
  );
  return { broadcast, company };
}

/** Broadcasts of a company that have begun, or are to begin, within a day before or after now. */
export async function countRecent(em: EntityManager, companyId: string): Promise<number> {
  const [found] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from broadcast
      where company_id = ? and status <> 'DRAFT' and coalesce(started_at, updated_at) > now() - interval '1 day'`,
    [companyId],
  );
  return found?.count ?? 0;
}

/** As audit entries name a broadcast. */
export const aboutBroadcast = ({
  broadcast,
  company,
}: {
  broadcast: Broadcast;
  company: AuditParty;
}): AuditParties => ({
  company,
  subject: { kind: 'broadcast', id: broadcast.id, name: broadcast.subject },
});
