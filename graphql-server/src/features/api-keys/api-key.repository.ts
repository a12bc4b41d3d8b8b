import { isApiKeyScope } from '@hausgeist/schema';
import { lockOwned } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import {
  ListOrder,
  type ListPage,
  oneOf,
  type Page,
  searchPattern,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import { ApiKey } from './api-key.entity.js';
import type { ApiKeyFilter, ApiKeyView } from './api-key-view.js';
import { apiKeyReasons } from './api-key.reasons.js';
import { MAKER_HAS_LEFT } from './key-maker.repository.js';

const keyNotFound = () => notFound(apiKeyReasons.API_KEY_NOT_FOUND);

/** Newest first. */
const ORDER = new ListOrder<ApiKeyView>(
  'api-key',
  [
    { sql: 'k.created_at', type: 'time', of: ({ createdKey }) => createdKey },
    { sql: 'k.id', type: 'uuid', of: ({ id }) => id },
  ],
  'DESC',
);

const STATUS = `case when k.revoked_at is not null then 'REVOKED'
                     when k.expires_at <= now() then 'EXPIRED' else 'ACTIVE' end`;

/** A page of the keys of a company, or (null) of the platform. */
export async function listKeys(
  em: EntityManager,
  owner: string | null,
  filter: ApiKeyFilter,
  page: Page,
): Promise<ListPage<ApiKeyView>> {
  const where = matching(owner, filter);
  const order = ORDER.facing(page);
  const behind = order.behind(page.after);
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from api_key k where ${where.sql}`,
    where.params,
  );
  const totalCount = row?.count ?? 0;
  const rows = await readViews(em, {
    sql: `${where.sql} and ${behind.sql} order by ${order.orderBy} limit ? offset ?`,
    params: [...where.params, ...behind.params, page.first + 1, page.offset],
  });
  return { rows, page, order, totalCount };
}

/** One key. */
export async function findKeyView(em: EntityManager, id: string): Promise<ApiKeyView> {
  const [view] = await readViews(em, { sql: 'k.id = ?', params: [id] });
  if (!view) throw keyNotFound();
  return view;
}

/** The keys with these ids; of that company only, if one is named. */
export async function findKeyViews(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<ApiKeyView[]> {
  const { sql, params } = oneOf('k.id', ids);
  if (companyId === undefined) return readViews(em, { sql, params });
  return readViews(em, { sql: `${sql} and k.company_id = ?`, params: [...params, companyId] });
}

/** Keys of an owner that are neither revoked nor expired. */
export async function countLiveKeys(em: EntityManager, owner: string | null): Promise<number> {
  return em.count(ApiKey, { company: owner, revokedAt: null, expiresAt: { $gt: new Date() } });
}

/** A key, locked until the transaction ends; only of that company, if one is named. */
export const lockKey = (tx: EntityManager, id: string, companyId: string | undefined) =>
  lockOwned(tx, ApiKey, id, companyId, apiKeyReasons.API_KEY_NOT_FOUND);

/** Makes those who add keys of the platform take turns until the transaction ends. */
export async function lockPlatformKeys(tx: EntityManager): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtext('api keys of the platform'))`);
}

function matching(owner: string | null, { search, status }: ApiKeyFilter): SqlPart {
  const pattern = searchPattern(search);
  const parts: SqlPart[] = [
    owner === null
      ? { sql: 'k.company_id is null', params: [] }
      : { sql: 'k.company_id = ?', params: [owner] },
    // No index for this: an owner has few keys.
    ...(pattern
      ? [{ sql: `lower(k.name || ' ' || k.prefix) like lower(?)`, params: [pattern] }]
      : []),
    ...(status ? [{ sql: `${STATUS} = ?`, params: [status] }] : []),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

type Moment = Date | string;

interface Row extends Omit<
  ApiKeyView,
  'company' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'previousKeyValidUntil'
> {
  companyId: string | null;
  companyName: string;
  scopes: string[];
  createdAt: Moment;
  expiresAt: Moment;
  lastUsedAt: Moment | null;
  previousKeyValidUntil: Moment | null;
}

/** `sql` is what follows `where`. */
async function readViews(em: EntityManager, { sql, params }: SqlPart): Promise<ApiKeyView[]> {
  const rows = await em.execute<Row[]>(
    `select k.id, k.name, k.prefix, k.scopes, ${STATUS} as status, k.created_by as "createdBy",
            ${MAKER_HAS_LEFT} as "makerHasLeft",
            k.created_at as "createdAt", ${timeKey('k.created_at')} as "createdKey",
            k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
            case when k.revoked_at is null and k.expires_at > now()
                  and k.previous_valid_until > now() then k.previous_valid_until
            end as "previousKeyValidUntil",
            c.id as "companyId", c.name as "companyName"
       from api_key k left join company c on c.id = k.company_id
      where ${sql}`,
    params,
  );
  return rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: companyId === null ? null : { id: companyId, name: companyName },
    scopes: row.scopes.filter(isApiKeyScope),
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
    lastUsedAt: toDate(row.lastUsedAt),
    previousKeyValidUntil: toDate(row.previousKeyValidUntil),
  }));
}

const toDate = (value: Moment | null) => (value === null ? null : new Date(value));
