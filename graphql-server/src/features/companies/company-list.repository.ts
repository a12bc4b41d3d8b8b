import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import {
  ListOrder,
  type ListPage,
  NAME_COLLATION,
  oneOf,
  type Page,
  searchPattern,
  type SortKey,
  type SqlPart,
  timeKey,
} from '../../platform/lists/index.js';
import { COMPANY_DETAIL_COLUMNS } from './company-details.js';
import type { CompanyFilter, CompanySort, CompanyView } from './company-view.js';
import { companyReasons } from './company.reasons.js';

/** A view and what a cursor behind it needs. */
export interface CompanyRow extends CompanyView {
  createdKey: string;
}

const ID: SortKey<CompanyRow> = { sql: 'c.id', type: 'uuid', of: (row) => row.id };

const KEYS: Record<CompanySort['field'], SortKey<CompanyRow>[]> = {
  NAME: [{ sql: `c.name ${NAME_COLLATION}`, type: 'text', of: (row) => row.name }, ID],
  CREATED_AT: [{ sql: 'c.created_at', type: 'time', of: (row) => row.createdKey }, ID],
};

/** One page of companies in two statements, however many there are. */
export async function listCompanies(
  em: EntityManager,
  filter: CompanyFilter,
  sort: CompanySort,
  page: Page,
): Promise<ListPage<CompanyRow>> {
  const order = new ListOrder(`company-${sort.field}`, KEYS[sort.field], sort.direction).facing(
    page,
  );
  const where = matching(filter);
  const behind = order.behind(page.after);
  const rows = await readCompanies(em, {
    sql: `select * from company c where ${where.sql} and ${behind.sql}
           order by ${order.orderBy} limit ? offset ?`,
    params: [...where.params, ...behind.params, page.first + 1, page.offset],
    orderBy: order.orderBy,
  });
  return { rows, page, order, totalCount: await countCompanies(em, where) };
}

/** The companies with these ids. */
export async function findCompanyViews(
  em: EntityManager,
  ids: readonly string[],
): Promise<CompanyView[]> {
  const { sql, params } = oneOf('c.id', ids);
  return readCompanies(em, {
    sql: `select * from company c where ${sql}`,
    params,
    orderBy: 'c.id',
  });
}

/** One company; throws when there is none. */
export async function requireCompanyView(em: EntityManager, id: string): Promise<CompanyView> {
  const [view] = await findCompanyViews(em, [id]);
  if (!view) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return view;
}

function matching({ search }: CompanyFilter): SqlPart {
  const pattern = searchPattern(search);
  if (pattern === undefined) return { sql: 'true', params: [] };
  return { sql: 'c.search_text like lower(?)', params: [pattern] };
}

async function countCompanies(em: EntityManager, where: SqlPart): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from company c where ${where.sql}`,
    where.params,
  );
  return row?.count ?? 0;
}

type Times = 'createdAt' | 'suspendedAt' | 'promptUploadedAt' | 'customDomainConfirmedAt';

type RawRow = Omit<CompanyRow, Times> & {
  createdAt: Date | string;
  customDomainConfirmedAt: Date | string | null;
  suspendedAt: Date | string | null;
  promptUploadedAt: Date | string | null;
};

/** Counts and prompt files are read for the chosen companies only, from indexes. */
async function readCompanies(
  em: EntityManager,
  { sql, params, orderBy }: SqlPart & { orderBy: string },
): Promise<CompanyRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select c.id, ${COMPANY_DETAIL_COLUMNS},
            c.emergency_contacts as "emergencyContacts", c.office_hours as "officeHours",
            c.holidays, c.brand_color as "brandColor", c.slug, c.logo_key as "logoKey",
            c.embed_origins as "embedOrigins", c.custom_domain as "customDomain",
            c.custom_domain_confirmed_at as "customDomainConfirmedAt",
            c.confirmed_email as "confirmedEmail",
            c.daily_token_budget as "dailyTokenBudget", c.created_at as "createdAt",
            c.suspended_at as "suspendedAt",
            ${timeKey('c.created_at')} as "createdKey",
            (select coalesce(sum(n.people), 0)::int from end_user_count n
              where n.managing_company_id = c.id and n.type = 'Tenant') as "tenantCount",
            (select coalesce(sum(n.people), 0)::int from end_user_count n
              where n.managing_company_id = c.id and n.type = 'Owner') as "ownerCount",
            (select count(*)::int from company_user u
              where u.managing_company_id = c.id) as "userCount",
            latest.file_name as "promptFileName", latest.uploaded_at as "promptUploadedAt",
            latest.status as "promptStatus", latest.error as "promptError",
            latest.refusal as "promptRefusal",
            coalesce(active.vector_count, 0) as "promptVectorCount"
       from (${sql}) c
       left join lateral (
         select file_name, uploaded_at, status, error, refusal from prompt_file p
          where p.company_id = c.id order by p.version desc limit 1) latest on true
       left join prompt_file active on active.company_id = c.id and active.active
      order by ${orderBy}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    suspendedAt: toDate(row.suspendedAt),
    promptUploadedAt: toDate(row.promptUploadedAt),
    customDomainConfirmedAt: toDate(row.customDomainConfirmedAt),
  }));
}

const toDate = (value: Date | string | null): Date | null =>
  value === null ? null : new Date(value);
