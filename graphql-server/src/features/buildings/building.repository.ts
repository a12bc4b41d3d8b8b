import type { EntityManager } from '../../platform/database/index.js';
import {
  ListOrder,
  type ListPage,
  NAME_COLLATION,
  naturalKey,
  oneOf,
  type Page,
  foldedText,
  foldedWord,
  searchWords,
  type SortKey,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import { livesThere } from '../end-users/index.js';
import type { BuildingFilter, BuildingSort, BuildingView } from './building-views.js';

/** A view and what a cursor behind it needs. */
export interface BuildingRow extends BuildingView {
  createdKey: string;
  streetKey: string;
  nameKey: string;
}

const ID: SortKey<BuildingRow> = { sql: 'b.id', type: 'uuid', of: (row) => row.id };
const STREET_SQL = naturalKey('b.street');
const NAME_SQL = naturalKey(`coalesce(b.name, '')`);
const STREET: SortKey<BuildingRow> = {
  sql: `${STREET_SQL} ${NAME_COLLATION}`,
  type: 'text',
  of: (row) => row.streetKey,
};

const KEYS: Record<BuildingSort['field'], SortKey<BuildingRow>[]> = {
  STREET: [STREET, ID],
  NAME: [
    { sql: `${NAME_SQL} ${NAME_COLLATION}`, type: 'text', of: (row) => row.nameKey },
    STREET,
    ID,
  ],
  CREATED_AT: [{ sql: 'b.created_at', type: 'time', of: (row) => row.createdKey }, ID],
};

/** One page of a company's buildings, in two statements. */
export async function listBuildings(
  em: EntityManager,
  filter: BuildingFilter & { companyId: string },
  sort: BuildingSort,
  page: Page,
): Promise<ListPage<BuildingRow>> {
  const order = new ListOrder(`building-${sort.field}`, KEYS[sort.field], sort.direction).facing(
    page,
  );
  const where = matching(filter);
  const behind = order.behind(page.after);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from building b where ${where.sql}`,
    where.params,
  );
  const slice = order.slice(page, count);
  const rows = await readBuildings(em, {
    sql: `select * from building b where ${where.sql} and ${behind.sql}
           order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`,
    params: [...where.params, ...behind.params],
    orderBy: order.orderBy,
  });
  return { rows, page, order, totalCount: count };
}

/** The buildings with these ids; of that company only, if one is named. */
export async function findBuildingViews(
  em: EntityManager,
  ids: readonly string[],
  companyId?: string,
): Promise<BuildingView[]> {
  const [named, scope] = [oneOf('b.id', ids), matching({ companyId })];
  return readBuildings(em, {
    sql: `select * from building b where ${named.sql} and ${scope.sql}`,
    params: [...named.params, ...scope.params],
    orderBy: 'b.id',
  });
}

const SEARCHED = foldedText(`concat_ws(' ', b.name, b.street, b.postcode, b.city)`);

function matching({ companyId, search, externalId }: BuildingFilter): SqlPart {
  const parts: SqlPart[] = searchWords(search).map((word) => foldedWord(SEARCHED, word));
  if (companyId) parts.push({ sql: 'b.company_id = ?', params: [companyId] });
  if (typeof externalId === 'string')
    parts.push({ sql: 'b.external_id = ?', params: [externalId] });
  return {
    sql: ['true', ...parts.map(({ sql }) => sql)].join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}

async function readBuildings(
  em: EntityManager,
  { sql, params, orderBy }: SqlPart & { orderBy: string },
): Promise<BuildingRow[]> {
  const rows = await em.execute<(Omit<BuildingRow, 'createdAt'> & { createdAt: Date | string })[]>(
    `select b.id, b.company_id as "companyId", c.name as "companyName", b.name, b.street, b.postcode, b.city,
            b.external_id as "externalId",
            p.tenants as "tenantCount", p.owners as "ownerCount",
            (select count(*)::int from flat f where f.company_id = b.company_id and f.building_id = b.id) as "flatCount",
            b.created_at as "createdAt", ${timeKey('b.created_at')} as "createdKey",
            ${STREET_SQL} as "streetKey", ${NAME_SQL} as "nameKey"
       from (${sql}) b
       join company c on c.id = b.company_id
      cross join lateral (
        select count(*) filter (where u.type = 'Tenant')::int as tenants,
               count(*) filter (where u.type = 'Owner')::int as owners
          from end_user u
         where u.managing_company_id = b.company_id and u.building_id = b.id and ${livesThere('u.')}) p
      order by ${orderBy}`,
    params,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
