import type { NotificationKind } from '@hausgeist/schema';
import type { EntityManager } from '../../../platform/database/index.js';
import {
  ListOrder,
  type MaybeCountedPage,
  type Page,
  timeKey,
} from '../../../platform/lists/index.js';
import type { Notification } from '../notification.entity.js';

/** A notification as its person sees it, with what it is about as it is called now. */
export interface NotificationRow extends Pick<
  Notification,
  | 'id'
  | 'kind'
  | 'companyId'
  | 'adminId'
  | 'conversationId'
  | 'caseId'
  | 'broadcastId'
  | 'actorName'
  | 'details'
  | 'count'
  | 'createdAt'
  | 'readAt'
> {
  /** The moment of it as a cursor carries it. */
  createdKey: string;
  /** The tenant of the conversation, the title of the case, or the subject of the broadcast. */
  subject: string | null;
  caseNumber: number | null;
  companyName: string | null;
  /** What the absent colleague is called in whose place the person was told; null without one. */
  deputyFor: string | null;
}

const ORDER = new ListOrder<NotificationRow>(
  'notification',
  [
    { sql: 'n.created_at', type: 'time', of: ({ createdKey }) => createdKey },
    { sql: 'n.id', type: 'uuid', of: ({ id }) => id },
  ],
  'DESC',
);

/** What a person may see of their notifications now. */
export interface Visible {
  personId: string;
  kinds: readonly NotificationKind[];
}

const MINE = `coalesce(n.member_id, n.admin_id) = ? and n.in_console and n.kind = any(?::text[])`;
const paramsOf = ({ personId, kinds }: Visible) => [personId, `{${kinds.join(',')}}`];

const rows = (where: string, more: string) => `
  select n.id, n.kind, n.company_id as "companyId", n.admin_id as "adminId",
         n.conversation_id as "conversationId", n.case_id as "caseId",
         n.broadcast_id as "broadcastId", n.actor_name as "actorName", n.details, n.count,
         n.created_at as "createdAt", n.read_at as "readAt", ${timeKey('n.created_at')} as "createdKey",
         coalesce(trim(u.first_name || ' ' || u.last_name), c.title, b.subject) as subject,
         c.number as "caseNumber", m.name as "companyName",
         f.first_name || ' ' || f.last_name as "deputyFor"
    from notification n
    left join conversation v on v.company_id = n.company_id and v.id = n.conversation_id
    left join end_user u on u.managing_company_id = v.company_id and u.id = v.end_user_id
    left join service_case c on c.company_id = n.company_id and c.id = n.case_id
    left join broadcast b on b.company_id = n.company_id and b.id = n.broadcast_id
    left join company m on m.id = n.company_id
    left join company_user f on f.managing_company_id = n.company_id
                            and f.id = (n.details ->> 'deputyFor')::uuid
   where ${MINE} and ${where} ${more}`;

/** As the database gives it: moments are text there. */
type FoundRow = Omit<NotificationRow, 'createdAt' | 'readAt'> & {
  createdAt: string;
  readAt: string | null;
};

const toRow = (found: FoundRow): NotificationRow => ({
  ...found,
  createdAt: new Date(found.createdAt),
  readAt: found.readAt === null ? null : new Date(found.readAt),
});

/** One page of what a person was told, the newest first. */
export async function listNotifications(
  em: EntityManager,
  visible: Visible,
  { page, isUnread, counted }: { page: Page; isUnread: boolean; counted: boolean },
): Promise<MaybeCountedPage<NotificationRow>> {
  const unread = isUnread ? 'n.read_at is null' : 'true';
  const order = ORDER.facing(page);
  const behind = order.behind(page.after);
  const found = await em.execute<FoundRow[]>(
    rows(
      `${unread} and ${behind.sql}`,
      `order by ${order.orderBy} limit ${page.first + 1} offset ${page.offset}`,
    ),
    [...paramsOf(visible), ...behind.params],
  );
  const totalCount = counted ? await count(em, visible, unread) : undefined;
  return { rows: found.map(toRow), page, order, totalCount };
}

/** One of them. */
export async function findNotification(
  em: EntityManager,
  visible: Visible,
  id: string,
): Promise<NotificationRow | undefined> {
  const [found] = await em.execute<FoundRow[]>(rows('n.id = ?', ''), [...paramsOf(visible), id]);
  return found && toRow(found);
}

/** How many a person has not read. */
export const countUnread = (em: EntityManager, visible: Visible): Promise<number> =>
  count(em, visible, 'n.read_at is null');

async function count(em: EntityManager, visible: Visible, condition: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from notification n where ${MINE} and ${condition}`,
    paramsOf(visible),
  );
  return row?.count ?? 0;
}

/** Marks these as read, or all until a moment; gives how many that were. */
export async function markRead(
  tx: EntityManager,
  visible: Visible,
  which: { ids: readonly string[] } | { until: Date },
): Promise<number> {
  const [condition, value] =
    'ids' in which
      ? ['n.id = any(?::uuid[])', `{${which.ids.join(',')}}`]
      : ['n.created_at <= to_timestamp(?)', which.until.getTime() / 1_000];
  const read = await tx.execute<object[]>(
    `update notification n set read_at = now()
      where ${MINE} and n.read_at is null and ${condition} returning n.id`,
    [...paramsOf(visible), value],
  );
  return read.length;
}
