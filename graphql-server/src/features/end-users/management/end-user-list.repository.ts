import { type EntityManager, readPrepared } from '../../../platform/database/index.js';
import {
  DEFAULT_PAGE_SIZE,
  likeWord,
  ListOrder,
  type MaybeCountedPage,
  MAX_PAGE_SIZE,
  NAME_COLLATION,
  oneOf,
  type Page,
  foldedWord,
  isHouseNumber,
  phoneDigits,
  phonePattern,
  searchPattern,
  searchWords,
  type SortKey,
  type SqlPart,
  timeKey,
} from '../../../platform/lists/index.js';
import { DETAIL_COLUMNS } from '../end-user-details.js';
import { endUserHome, endUserText, endUserReference, livesThere } from '../end-user.entity.js';
import type { EndUserCounts, EndUserFilter, EndUserSort, EndUserView } from './end-user-view.js';

/** A view and what a cursor behind it needs. */
export interface EndUserRow extends EndUserView {
  createdKey: string;
}

const ID: SortKey<EndUserRow> = { sql: 'u.id', type: 'uuid', of: (row) => row.id };

const KEYS: Record<EndUserSort['field'], SortKey<EndUserRow>[]> = {
  NAME: [
    { sql: `u.last_name ${NAME_COLLATION}`, type: 'text', of: (row) => row.lastName },
    { sql: `u.first_name ${NAME_COLLATION}`, type: 'text', of: (row) => row.firstName },
    ID,
  ],
  EMAIL: [{ sql: 'u.email', type: 'text', of: (row) => row.email }, ID],
  CREATED_AT: [{ sql: 'u.created_at', type: 'time', of: (row) => row.createdKey }, ID],
};

/** A search that finds no more than this is collected first and sorted then. */
const FEW_HITS = 20_000;

/** With fewer letters in its longest word no index helps, and most people are found. */
const SHORTEST_LOOKED_UP = 3;

/**
 * One page of tenants and owners in two statements, however many there are; in one where the total
 * was not asked for, in three where a search finds more than `fewHits`.
 */
export async function listEndUsers(
  em: EntityManager,
  filter: EndUserFilter,
  sort: EndUserSort,
  page: Page & { counted: boolean },
  fewHits = FEW_HITS,
): Promise<MaybeCountedPage<EndUserRow>> {
  const order = new ListOrder(`end-user-${sort.field}`, KEYS[sort.field], sort.direction).facing(
    page,
  );
  const where = matching(filter);
  if (searchWords(filter.search).some(({ length }) => length >= SHORTEST_LOOKED_UP)) {
    const found = await collectHits(em, { where, order, page }, fewHits);
    if (found) return { ...found, page, order };
  }
  const behind = order.behind(page.after);
  const isPlain = page.offset === 0 && searchPattern(filter.search) === undefined;
  // The length also tells how a search and a page far behind are read best.
  const totalCount = page.counted || !isPlain ? (await countEndUsers(em, filter)).total : undefined;
  const slice = order.slice(page, totalCount);
  const rows = await readEndUsers(em, {
    sql: `select * from end_user u where ${where.sql} and ${behind.sql}
           order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`,
    params: [...where.params, ...behind.params],
    orderBy: order.orderBy,
    isUsual: isPlain && USUAL_SIZES.has(page.first) && page.after === undefined && !page.isBackward,
  });
  return { rows, page, order, totalCount };
}

/**
 * A page of what a search finds, and how many it finds: the hits are looked up once and put into order. Left to itself
 * the database goes through the whole list in its order until the page is full, which takes long where the hits
 * come late. Nothing for more than `most` hits, of which a page is soon full.
 */
async function collectHits(
  em: EntityManager,
  { where, order, page }: { where: SqlPart; order: ListOrder<EndUserRow>; page: Page },
  most: number,
): Promise<{ rows: EndUserRow[]; totalCount: number } | undefined> {
  const behind = order.behind(page.after);
  const [found] = await em.execute<{ total: number; ids: string[] }[]>(
    `with hits as materialized (
       select u.id, u.last_name, u.first_name, u.email, u.created_at
         from end_user u where ${where.sql} limit ${most + 1}
     )
     select (select count(*)::int from hits) as total,
            array(select u.id from hits u where ${behind.sql} order by ${order.orderBy} limit ? offset ?)::text[] as ids`,
    [...where.params, ...behind.params, page.first + 1, page.offset],
  );
  if (!found || found.total > most) return undefined;
  const { total: totalCount, ids } = found;
  if (ids.length === 0) return { rows: [], totalCount };
  const named = oneOf('u.id', ids);
  const rows = await readEndUsers(em, {
    sql: `select * from end_user u where ${named.sql}`,
    params: [...named.params],
    orderBy: order.orderBy,
  });
  return { rows, totalCount };
}

/** Those behind a cursor by name, and the cursor behind them; without the count that a page has. */
export async function listAllEndUsers(
  em: EntityManager,
  filter: EndUserFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: EndUserRow[]; cursor: string | undefined }> {
  const order = new ListOrder('end-user-all', KEYS.NAME);
  const where = matching(filter);
  const behind = order.behind(after);
  const rows = await readEndUsers(em, {
    sql: `select * from end_user u where ${where.sql} and ${behind.sql}
           order by ${order.orderBy} limit ?`,
    params: [...where.params, ...behind.params, limit],
    orderBy: order.orderBy,
  });
  const last = rows.at(-1);
  return { rows, cursor: last && order.cursorOf(last) };
}

/** One tenant or owner; of that company only, if one is named. */
export async function findEndUserView(
  em: EntityManager,
  id: string,
  companyId?: string,
): Promise<EndUserView | undefined> {
  const [view] = await findEndUserViews(em, [id], companyId);
  return view;
}

/** The tenants and owners with these ids; of that company only, if one is named. */
export async function findEndUserViews(
  em: EntityManager,
  ids: readonly string[],
  companyId?: string,
): Promise<EndUserView[]> {
  const [where, named] = [matching({ companyId }), oneOf('u.id', ids)];
  return readEndUsers(em, {
    sql: `select * from end_user u where ${named.sql} and ${where.sql}`,
    params: [...named.params, ...where.params],
    orderBy: 'u.id',
  });
}

/** How many tenants and owners the filter leaves. */
export async function countEndUsers(
  em: EntityManager,
  filter: EndUserFilter,
): Promise<EndUserCounts> {
  const where = matching(filter);
  const [from, count] = isCounted(filter)
    ? ['end_user_count', 'sum(u.people)']
    : ['end_user', 'count(*)'];
  const sql = `select u.type, ${count}::int as count from ${from} u where ${where.sql} group by u.type`;
  const rows = await em.execute<{ type: string; count: number }[]>(sql, where.params);
  const countOf = (type: string) => rows.find((row) => row.type === type)?.count ?? 0;
  const [tenants, owners] = [countOf('Tenant'), countOf('Owner')];
  return { tenants, owners, total: tenants + owners };
}

/** Whether the database keeps the number of those that the filter leaves (`EndUserCount`). */
const isCounted = ({ search, externalId, buildingId, flatId, residence }: EndUserFilter): boolean =>
  searchPattern(search) === undefined &&
  (externalId ?? buildingId ?? flatId ?? residence ?? undefined) === undefined;

/** The condition for those that a filter leaves; `u` is the table of end users. */
export function matching({ companyId, search, type, residence, ...rest }: EndUserFilter): SqlPart {
  const conditions: [string, unknown][] = [
    ['u.managing_company_id = ?', companyId],
    ['u.type = ?', type],
    ['u.building_id = ?', rest.buildingId],
    ['u.flat_id = ?', rest.flatId],
    ['u.external_id = ?', rest.externalId],
  ];
  const used = conditions.filter(([, value]) => value !== undefined && value !== null);
  const searched = searchedIn(search);
  const parts = [...used.map(([sql]) => sql), ...searched.map(({ sql }) => sql)];
  if (residence) parts.push(residence === 'CURRENT' ? livesThere('u.') : `not ${livesThere('u.')}`);
  return {
    sql: parts.join(' and ') || 'true',
    params: [...used.map(([, value]) => value), ...searched.flatMap(({ params }) => params)],
  };
}

/** What people have of each word that is searched for, or of a telephone number; each part has an index. */
function searchedIn(search: string | null | undefined): SqlPart[] {
  const words = searchWords(search).map((word): SqlPart => {
    const isNumber = isHouseNumber(word);
    const named = foldedWord(isNumber ? endUserHome('u.') : endUserText('u.'), word);
    return {
      sql: `(${named.sql} or ${endUserReference('u.')} ${isNumber ? '=' : 'like'} lower(?))`,
      params: [...named.params, isNumber ? word : likeWord(word)],
    };
  });
  const phone = phonePattern(search);
  if (!phone) return words;
  return [
    {
      sql: `((${words.map(({ sql }) => sql).join(' and ')}) or ${phoneDigits('u.phone')} like ?)`,
      params: [...words.flatMap(({ params }) => params), phone],
    },
  ];
}

/** Sizes of first pages that are asked for again and again; others are too many to be prepared. */
const USUAL_SIZES = new Set([DEFAULT_PAGE_SIZE, 50, MAX_PAGE_SIZE]);

/** As text, also what is a day. */
const DETAILS_SQL = DETAIL_COLUMNS.map(({ name, column }) => `u.${column}::text as "${name}"`).join(
  ', ',
);

const readOnce = (em: EntityManager, sql: string, params: unknown[]) =>
  em.execute<RawRow[]>(sql, params);

type RawRow = Omit<EndUserRow, 'createdAt'> & { createdAt: Date | string };

async function readEndUsers(
  em: EntityManager,
  { sql, params, orderBy, isUsual = false }: SqlPart & { orderBy: string; isUsual?: boolean },
): Promise<EndUserRow[]> {
  const read = isUsual ? readPrepared<RawRow> : readOnce;
  const rows = await read(
    em,
    `select u.id, ${DETAILS_SQL}, u.auth_number as "authNumber", u.managing_company_id as "companyId",
            u.building_id as "buildingId", u.flat_id as "flatId", u.revision,
            c.name as "companyName", u.created_at as "createdAt", ${timeKey('u.created_at')} as "createdKey"
       from (${sql}) u join company c on c.id = u.managing_company_id
      order by ${orderBy}`,
    params,
  );
  return rows.map((row) => Object.assign(row, { createdAt: new Date(row.createdAt) }));
}
