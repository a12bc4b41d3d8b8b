import type { EntityManager } from '../../../platform/database/index.js';
import type { MaybeCountedPage, Page, SqlPart } from '../../../platform/lists/index.js';
import { STANDS_IN_FOR } from '../../absences/index.js';
import type { InboxFilter, InboxRow, InboxViewName } from '../inbox-views.js';
import { withFound } from './found-message.repository.js';
import { INBOX_ORDER, type InboxSortName, type InboxViewer, isUnread } from './inbox-order.js';
import { readRows } from './inbox-row.repository.js';
import { matchingConversations } from './inbox-search.js';

/** What a list is asked for. */
export interface InboxSelection {
  filter: InboxFilter;
  search: string | null | undefined;
  sort: InboxSortName;
  page: Page & { counted: boolean };
}

/** A view holds no more than is counted up to here. */
export const MOST_COUNTED = 10_000;

/** Conditions of the views; each begins an index. Those of a person take more, see {@link paramsOf}. */
const VIEWS: Record<InboxViewName, string> = {
  ALL_OPEN: 'c.archived_at is null',
  MINE: 'c.archived_at is null and c.assignee_id = ?',
  MINE_AND_COVERED: `c.archived_at is null
    and c.assignee_id = any(array(select ?::uuid union all ${STANDS_IN_FOR}))`,
  UNASSIGNED: 'c.archived_at is null and c.assignee_id is null',
  WAITING: 'c.archived_at is null and c.waiting_since is not null',
  EMERGENCY: `c.archived_at is null and c.urgency = 'EMERGENCY'`,
  UNANSWERED: 'c.archived_at is null and c.open_questions > 0',
  SNOOZED: 'c.snoozed_until is not null',
  ARCHIVED: 'c.archived_at is not null and c.snoozed_until is null',
};

/** What the condition of a view takes. */
function paramsOf(view: InboxViewName, { companyId, readerId }: InboxViewer): (string | null)[] {
  if (view === 'MINE') return [readerId];
  return view === 'MINE_AND_COVERED' ? [readerId, companyId, readerId] : [];
}

/** One page of a view in one statement, however long it is; the count is another one. */
export async function listInbox(
  em: EntityManager,
  viewer: InboxViewer,
  { filter, search, sort, page }: InboxSelection,
): Promise<MaybeCountedPage<InboxRow>> {
  const where = matching(viewer, filter, search);
  const order = INBOX_ORDER[sort].facing(page);
  const behind = order.behind(page.after);
  const source = {
    sql: `select * from conversation c where ${where.sql} and ${behind.sql}
           order by ${order.orderBy} limit ${page.first + 1} offset ${page.offset}`,
    params: [...where.params, ...behind.params],
  };
  const rows = await readRows(em, viewer, source, sort);
  const totalCount = page.counted ? await countMatching(em, where) : undefined;
  const shown = await withFound(em, viewer.companyId, rows, search);
  return { rows: order.asRead(shown), page, order, totalCount };
}

async function countMatching(em: EntityManager, { sql, params }: SqlPart): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count
       from (select 1 from conversation c where ${sql} limit ${MOST_COUNTED}) counted`,
    params,
  );
  return row?.count ?? 0;
}

/** How many conversations each of several lists has, in one statement. */
export async function countSelections(
  em: EntityManager,
  viewer: InboxViewer,
  selections: readonly Pick<InboxSelection, 'filter' | 'search'>[],
): Promise<number[]> {
  const parts = selections.map(({ filter, search }) => matching(viewer, filter, search));
  const counts = parts.map(
    ({ sql }, place) =>
      `(select count(*)::int from (select 1 from conversation c where ${sql}
         limit ${MOST_COUNTED}) n) as "count${place}"`,
  );
  const [row] = await em.execute<Record<string, number>[]>(
    `select ${counts.join(', ')}`,
    parts.flatMap(({ params }) => params),
  );
  return selections.map((_, place) => row?.[`count${place}`] ?? 0);
}

/** How many conversations each view has, and how many of the newest the person has not read. */
export type InboxCounts = Record<InboxViewName | 'UNREAD', number>;

/** So many of the newest conversations are looked at for what is unread. */
const MOST_UNREAD = 1_000;

/** All counts in one statement. */
export async function countInbox(em: EntityManager, viewer: InboxViewer): Promise<InboxCounts> {
  const views = Object.entries(VIEWS) as [InboxViewName, string][];
  const counts = views.map(
    ([view, condition]) =>
      `(select count(*)::int from (select 1 from conversation c
         where c.company_id = ? and ${condition} limit ${MOST_COUNTED}) n) as "${view}"`,
  );
  const params = views.flatMap(([view]) => [viewer.companyId, ...paramsOf(view, viewer)]);
  const [row] = await em.execute<InboxCounts[]>(
    `select ${counts.join(', ')},
            (select count(*)::int from (select c.id, c.last_activity_at from conversation c
               where c.company_id = ? and c.archived_at is null
               order by c.last_activity_at desc, c.id desc limit ${MOST_UNREAD}) n
               left join conversation_reading r on r.conversation_id = n.id and r.reader_id = ?
              where ${isUnread('n', 'r')}) as "UNREAD"`,
    [...params, viewer.companyId, viewer.readerId, viewer.readerId],
  );
  if (!row) throw new Error('The database counted nothing.');
  return row;
}

/** Since when the first of the tenants waits who wait for a person; null for none. */
export async function findFirstWaiting(em: EntityManager, companyId: string): Promise<Date | null> {
  const [row] = await em.execute<{ since: string | null }[]>(
    `select min(c.waiting_since) as since from conversation c where c.company_id = ? and ${VIEWS.WAITING}`,
    [companyId],
  );
  return row?.since ? new Date(row.since) : null;
}

function matching(
  viewer: InboxViewer,
  filter: InboxFilter,
  search: string | null | undefined,
): SqlPart {
  const { companyId } = viewer;
  const view = filter.view ?? 'ALL_OPEN';
  const parts: SqlPart[] = [{ sql: 'c.company_id = ?', params: [companyId] }];
  const add = (sql: string, ...params: unknown[]) => parts.push({ sql, params });
  const found = matchingConversations(companyId, search);
  // Without words no index has both.
  const isOfAll = found && filter.withArchived && view === 'ALL_OPEN';
  if (!isOfAll) add(VIEWS[view], ...paramsOf(view, viewer));
  if (filter.category) add('c.category = ?', filter.category);
  if (filter.urgency) addUrgency(parts, filter.urgency);
  if (filter.assigneeId) add('c.assignee_id = ?', filter.assigneeId);
  if (filter.endUserId) add('c.end_user_id = ?', filter.endUserId);
  if (filter.buildingId) {
    const livesThere = `c.end_user_id in (select p.id from end_user p
       where p.managing_company_id = ? and p.building_id = ?)`;
    add(livesThere, companyId, filter.buildingId);
  }
  if (filter.from) add('c.last_activity_at >= ?', filter.from);
  if (filter.to) add('c.last_activity_at < ?', filter.to);
  if (filter.labelId) {
    const labelled = `c.id in (select l.conversation_id from conversation_label_use l
       where l.company_id = ? and l.label_id = ?)`;
    add(labelled, companyId, filter.labelId);
  }
  // The hits are collected first: they are few beside all conversations of the view.
  if (found) add(`c.id in (select * from (${found.sql}) found offset 0)`, ...found.params);
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

/** As words of the statement, so that the database sees that an index fits. */
function addUrgency(parts: SqlPart[], urgency: NonNullable<InboxFilter['urgency']>): void {
  parts.push({ sql: `c.urgency = '${urgency}'`, params: [] });
}
