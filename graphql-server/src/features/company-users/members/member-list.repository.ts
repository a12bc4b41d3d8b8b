import type { EntityManager } from '../../../platform/database/index.js';
import {
  ListOrder,
  NAME_COLLATION,
  oneOf,
  type Page,
  searchPattern,
  type SqlPart,
} from '../../../platform/lists/index.js';
import { invitationMailTrouble } from '../../mail/index.js';
import { MEMBER_DETAIL_COLUMNS, MEMBER_DETAIL_FIELDS } from '../member-details.js';
import type { MemberFilter, MemberKind, MemberView } from './member-view.js';

/** People are listed by name, users and invitations mixed. */
export const MEMBER_ORDER = new ListOrder<MemberView>('member', [
  { sql: `last_name ${NAME_COLLATION}`, type: 'text', of: ({ lastName }) => lastName },
  { sql: `first_name ${NAME_COLLATION}`, type: 'text', of: ({ firstName }) => firstName },
  { sql: 'id', type: 'uuid', of: ({ id }) => id },
]);

const SHARED_COLUMNS = `id, ${MEMBER_DETAIL_COLUMNS}, role, invited_by, created_at, managing_company_id`;

/** Where each kind is kept, and its columns in one order for both. */
const SOURCES: Record<MemberKind, { table: string; columns: string; searched: string }> = {
  USER: {
    table: 'company_user',
    columns: `${SHARED_COLUMNS}, 'USER' as kind, status, last_login_at, null::timestamptz as expires_at`,
    searched: 'search_text',
  },
  INVITATION: {
    table: 'company_invitation',
    columns: `${SHARED_COLUMNS}, 'INVITATION' as kind, 'PENDING' as status, null::timestamptz as last_login_at, expires_at`,
    // No column of its own for this: few are open at a time.
    searched: `lower(first_name || ' ' || last_name || ' ' || email)`,
  },
};

const IS_OPEN = 'accepted_at is null and revoked_at is null';

/**
 * One page of users and open invitations and one row more, of `totalCount` in all; one statement, however
 * many there are.
 */
export async function findMembers(
  em: EntityManager,
  filter: MemberFilter,
  page: Page,
  totalCount = Infinity,
): Promise<MemberView[]> {
  const order = MEMBER_ORDER.facing(page);
  const behind = order.behind(page.after);
  const { orderBy, limit, offset } = order.slice(page, totalCount);
  const branches = kindsOf(filter).map((kind) => {
    const { table, columns } = SOURCES[kind];
    const { sql, params } = where(kind, filter);
    return {
      sql: `(select ${columns} from ${table} where ${sql} and ${behind.sql}
              order by ${orderBy} limit ?)`,
      params: [...params, ...behind.params, offset + limit],
    };
  });
  const views = await readViews(em, {
    sql: `select * from (${branches.map(({ sql }) => sql).join(' union all ')}) u
           order by ${orderBy} limit ? offset ?`,
    params: [...branches.flatMap(({ params }) => params), limit, offset],
  });
  return order.asRead(views);
}

/** One user, or one open invitation. */
export async function findMember(
  em: EntityManager,
  kind: MemberKind,
  id: string,
): Promise<MemberView | undefined> {
  const { table, columns } = SOURCES[kind];
  const { sql } = where(kind, {});
  const views = await readViews(em, {
    sql: `select ${columns} from ${table} where id = ? and ${sql}`,
    params: [id],
  });
  return views[0];
}

/** The users and open invitations with these ids; of that company only, if one is named. */
export async function findMembersById(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<MemberView[]> {
  const branches = kindsOf({}).map((kind) => {
    const { table, columns } = SOURCES[kind];
    const [named, { sql, params }] = [oneOf('id', ids), where(kind, { companyId })];
    return {
      sql: `select ${columns} from ${table} where ${named.sql} and ${sql}`,
      params: [...named.params, ...params],
    };
  });
  return readViews(em, {
    sql: branches.map(({ sql }) => sql).join(' union all '),
    params: branches.flatMap(({ params }) => params),
  });
}

/** How many rows the filter leaves, and how many there are without search, role and status. */
export async function countMembers(
  em: EntityManager,
  filter: MemberFilter,
): Promise<{ totalCount: number; unfilteredCount: number }> {
  const { companyId, kind, search, role, status } = filter;
  const unfiltered = countOf({ companyId, kind });
  const isFiltered = searchPattern(search) !== undefined || role || status;
  const filtered = isFiltered ? countOf(filter) : { sql: 'n.unfiltered', params: [] };
  const [row] = await em.execute<{ total: number | string; unfiltered: number | string }[]>(
    `select ${filtered.sql} as total, n.unfiltered from (select ${unfiltered.sql} as unfiltered) n`,
    [...filtered.params, ...unfiltered.params],
  );
  return { totalCount: Number(row?.total), unfilteredCount: Number(row?.unfiltered) };
}

/** Kinds that can match: only users have another status than PENDING. */
function kindsOf({ kind, status }: MemberFilter): MemberKind[] {
  if (kind) return [kind];
  return !status || status === 'PENDING' ? ['USER', 'INVITATION'] : ['USER'];
}

function where(kind: MemberKind, filter: MemberFilter): SqlPart {
  const { companyId, search, role, status } = filter;
  const pattern = searchPattern(search);
  const parts: SqlPart[] = [];
  const add = (sql: string, ...params: unknown[]) => parts.push({ sql, params });
  add(kind === 'INVITATION' ? IS_OPEN : 'true');
  if (companyId) add('managing_company_id = ?', companyId);
  if (pattern) add(`${SOURCES[kind].searched} like lower(?)`, pattern);
  if (role) add('role = ?', role);
  if (status) add(`${kind === 'USER' ? 'status' : `'PENDING'`} = ?`, status);
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

function countOf(filter: MemberFilter): SqlPart {
  const counts = kindsOf(filter).map((kind) => {
    const { sql, params } = where(kind, filter);
    return { sql: `(select count(*) from ${SOURCES[kind].table} where ${sql})`, params };
  });
  return {
    sql: counts.map(({ sql }) => sql).join(' + '),
    params: counts.flatMap(({ params }) => params),
  };
}

interface MemberRow extends Omit<
  MemberView,
  'lastLoginAt' | 'expiresAt' | 'createdAt' | 'company'
> {
  lastLoginAt: Date | string | null;
  expiresAt: Date | string | null;
  createdAt: Date | string;
  companyId: string;
  companyName: string;
}

async function readViews(em: EntityManager, people: SqlPart): Promise<MemberView[]> {
  const rows = await em.execute<MemberRow[]>(
    `select p.id, p.kind, ${MEMBER_DETAIL_FIELDS}, role, status,
            last_login_at as "lastLoginAt", expires_at as "expiresAt", invited_by as "invitedBy",
            p.created_at as "createdAt", case p.kind when 'INVITATION' then
              ${invitationMailTrouble('company-invitation', 'p.id', 'p.expires_at')} end as "mailTrouble",
            c.id as "companyId", c.name as "companyName"
       from (${people.sql}) p join company c on c.id = p.managing_company_id
      order by last_name ${NAME_COLLATION}, first_name ${NAME_COLLATION}, p.id`,
    people.params,
  );
  return rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    lastLoginAt: toDate(row.lastLoginAt),
    expiresAt: toDate(row.expiresAt),
    createdAt: new Date(row.createdAt),
    company: { id: companyId, name: companyName },
  }));
}

const toDate = (value: Date | string | null) => (value === null ? null : new Date(value));
