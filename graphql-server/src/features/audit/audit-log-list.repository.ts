import { validate, version } from 'uuid';
import type { EntityManager } from '../../platform/database/index.js';
import {
  ListOrder,
  type Page,
  searchPattern,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import type { AuditEntryView } from './audit-entry-view.js';
import type { AuditFilter } from './audit-filter.js';
import { matching } from './audit-search.js';
import { PLATFORM_CHAIN } from './chain/audit-chain.entity.js';

/** Newest first. */
export const AUDIT_ORDER = new ListOrder<AuditEntryView>(
  'audit',
  [
    { sql: 'at', type: 'time', of: ({ atKey }) => atKey },
    { sql: 'id', type: 'uuid', of: ({ id }) => id },
  ],
  'DESC',
);

const COLUMNS = `id, at, ${timeKey('at')} as "atKey", actor_kind as "actorKind",
  actor_id as "actorId", actor_name as "actorName", action, company_id as "companyId",
  company_name as "companyName", subject_kind as "subjectKind", subject_id as "subjectId",
  subject_name as "subjectName", details::text as details, address`;

type AuditEntryRow = Omit<AuditEntryView, 'at'> & { at: Date | string };

const toView = (row: AuditEntryRow): AuditEntryView => ({ ...row, at: new Date(row.at) });

/** One page of entries and one more, of `totalCount` in all. */
export async function findAuditEntries(
  em: EntityManager,
  filter: AuditFilter,
  page: Page,
  totalCount: number,
): Promise<AuditEntryView[]> {
  const { sql, params } = where(filter);
  const order = AUDIT_ORDER.facing(page);
  const behind = order.behind(page.after);
  const { orderBy, limit, offset, arrange } = order.slice(page, totalCount);
  const rows = await em.execute<AuditEntryRow[]>(
    `select ${COLUMNS} from audit_entry
      where ${sql} and ${behind.sql}
      order by ${orderBy} limit ? offset ?`,
    [...params, ...behind.params, limit, offset],
  );
  return arrange(rows.map(toView));
}

/** The entries with these ids. */
export async function findAuditEntriesById(
  em: EntityManager,
  ids: readonly string[],
): Promise<AuditEntryView[]> {
  const keys = ids.map((id) => ({ id, madeAt: timeOf(id) })).filter(({ madeAt }) => madeAt);
  if (keys.length === 0) return [];
  // The moment leads to the month's partition and, within it, to the beginning of the key.
  const rows = await em.execute<AuditEntryRow[]>(
    `select ${COLUMNS} from audit_entry
      where ${keys.map(() => '(at between ? and ? and id = ?)').join(' or ')}`,
    keys.flatMap(({ id, madeAt }) => [
      new Date(Number(madeAt) - NEAR_MS),
      new Date(Number(madeAt) + NEAR_MS),
      id,
    ]),
  );
  return rows.map(toView);
}

/** Id and moment of an entry are made one after the other. */
const NEAR_MS = 60_000;

/** When an id was made, in milliseconds; undefined if it does not say so. */
const timeOf = (id: string): number | undefined =>
  version(id) === 7 ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) : undefined;

/** The next entries behind one, newest first, for a reading of all that the filter leaves. */
export async function findNextAuditEntries(
  em: EntityManager,
  filter: AuditFilter,
  last: AuditEntryView | undefined,
  limit: number,
): Promise<AuditEntryView[]> {
  const { sql, params } = where(filter);
  const behind = AUDIT_ORDER.behind(last && AUDIT_ORDER.cursorOf(last));
  const rows = await em.execute<AuditEntryRow[]>(
    `select ${COLUMNS} from audit_entry
      where ${sql} and ${behind.sql} order by ${AUDIT_ORDER.orderBy} limit ?`,
    [...params, ...behind.params, limit],
  );
  return rows.map(toView);
}

/** How many entries the filter leaves. */
export async function countAuditEntries(em: EntityManager, filter: AuditFilter): Promise<number> {
  const { sql, params } = isNumbered(filter) ? numberOf(filter) : counting(filter);
  const [row] = await em.execute<{ count: number | string | null }[]>(sql, params);
  return Number(row?.count);
}

/** Whether the filter leaves whole chains, which number their entries. */
const isNumbered = ({ companyId, search, ...others }: AuditFilter): boolean =>
  (!companyId || (validate(companyId) && companyId !== PLATFORM_CHAIN)) &&
  searchPattern(search) === undefined &&
  Object.values(others).every((value) => !value);

const numberOf = ({ companyId }: AuditFilter): SqlPart => ({
  sql: `select sum(seq - without_entry) as count from audit_chain ${companyId ? 'where id = ?' : ''}`,
  params: companyId ? [companyId] : [],
});

function counting(filter: AuditFilter): SqlPart {
  const { sql, params } = where(filter);
  return { sql: `select count(*) as count from audit_entry where ${sql}`, params };
}

function where({ search, searched, withoutSignIns, from, to, ...filter }: AuditFilter): SqlPart {
  const { companyId, actorId, action, subjectKind, subjectId } = filter;
  const pattern = searchPattern(search);
  const parts: SqlPart[] = [{ sql: 'true', params: [] }];
  const add = (sql: string, ...params: unknown[]) => parts.push({ sql, params });
  if (companyId) addId('company_id', companyId);
  if (actorId) addId('actor_id', actorId);
  if (action) add('action = ?', action.replaceAll('\0', ''));
  if (subjectKind) add('subject_kind = ?', subjectKind);
  if (subjectId) addId('subject_id', subjectId);
  if (pattern && searched) parts.push(matching(pattern, searched));
  if (withoutSignIns) add(`action not in ('session.signed-in', 'session.signed-out')`);
  if (from) add('at >= ?', from);
  if (to) add('at < ?', to);
  return {
    sql: parts.map((part) => part.sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };

  /** A text that is not an id matches no entry. */
  function addId(column: string, id: string): void {
    if (validate(id)) add(`${column} = ?`, id);
    else add('false');
  }
}
