import type { EntityManager } from '../../../platform/database/index.js';
import {
  ListOrder,
  type ListPage,
  NAME_COLLATION,
  oneOf,
  type Page,
  searchPattern,
  type SortKey,
  type SqlPart,
} from '../../../platform/lists/index.js';
import type { UseCaseFilter, UseCaseView } from './use-case-view.js';

const KEYS: SortKey<UseCaseView>[] = [
  { sql: `u.title ${NAME_COLLATION}`, type: 'text', of: (row) => row.title },
  { sql: 'u.id', type: 'uuid', of: (row) => row.id },
];

/** Use cases of the prompt file that answers now. */
const ACTIVE = `use_case u join prompt_file f on f.id = u.prompt_file_id and f.active`;

const COLUMNS = `u.id, u.company_id as "companyId", u.title, u.text,
  coalesce(n.accepted, 0) as "acceptedCount", coalesce(n.proposed, 0) as "proposedCount"`;

/** How many wordings each use case of these companies has, counted in one go. */
const countsOf = (companies: string) => `left join (
  select w.company_id, w.use_case_title as title,
         count(*) filter (where w.state = 'ACCEPTED')::int as accepted,
         count(*) filter (where w.state = 'PROPOSED')::int as proposed
    from use_case_wording w where w.company_id in (${companies})
   group by w.company_id, w.use_case_title
  ) n on n.company_id = u.company_id and n.title = u.title`;

/** One page of a company's use cases by title. */
export async function listUseCases(
  em: EntityManager,
  companyId: string,
  filter: UseCaseFilter,
  page: Page,
): Promise<ListPage<UseCaseView>> {
  const order = new ListOrder('use-case', KEYS).facing(page);
  const where = matching(companyId, filter);
  const behind = order.behind(page.after);
  const rows = await em.execute<UseCaseView[]>(
    `select ${COLUMNS} from ${ACTIVE} ${countsOf('?')} where ${where.sql} and ${behind.sql}
      order by ${order.orderBy} limit ? offset ?`,
    [companyId, ...where.params, ...behind.params, page.first + 1, page.offset],
  );
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${ACTIVE} ${countsOf('?')} where ${where.sql}`,
    [companyId, ...where.params],
  );
  return { rows, page, order, totalCount: counted?.count ?? 0 };
}

/** One use case; of that company only, if one is named. */
export async function findUseCase(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<UseCaseView | undefined> {
  const [row] = await findUseCases(em, [id], companyId);
  return row;
}

/** The use cases with these ids; of that company only, if one is named. */
export async function findUseCases(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<UseCaseView[]> {
  const [counted, named] = [oneOf('id', ids), oneOf('u.id', ids)];
  return em.execute<UseCaseView[]>(
    `select ${COLUMNS} from ${ACTIVE}
       ${countsOf(`select company_id from use_case where ${counted.sql}`)}
      where ${named.sql} and (?::uuid is null or u.company_id = ?::uuid)`,
    [...counted.params, ...named.params, companyId ?? null, companyId ?? null],
  );
}

function matching(companyId: string, { search, onlyProposed }: UseCaseFilter): SqlPart {
  const parts = ['u.company_id = ?'];
  const params: unknown[] = [companyId];
  const pattern = searchPattern(search);
  if (pattern !== undefined) {
    parts.push('(lower(u.title) like lower(?) or lower(u.text) like lower(?))');
    params.push(pattern, pattern);
  }
  if (onlyProposed) parts.push('n.proposed > 0');
  return { sql: parts.join(' and '), params };
}
