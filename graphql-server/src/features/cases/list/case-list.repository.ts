import type { EntityManager } from '../../../platform/database/index.js';
import type { MaybeCountedPage, Page, SqlPart } from '../../../platform/lists/index.js';
import { TODAY_SQL } from '../../../platform/german/index.js';
import { STANDS_IN_FOR } from '../../absences/index.js';
import { CASE_STATES, IS_UNDONE } from '../case.entity.js';
import type { CaseCountsView, CaseFilter, CaseRow, CaseSortName } from '../case-views.js';
import { CASE_ORDERS } from './case-order.js';
import { isOverdue, readCases } from './case-row.repository.js';
import { casesMatching } from './case-search.js';

/** What a list is asked for. */
export interface CaseSelection {
  companyId: string;
  /** Who asks; programs are no person. */
  personId: string | null;
  filter: CaseFilter;
  search: string | null | undefined;
  sort: CaseSortName;
  page: Page & { counted: boolean };
}

/** One page of a company's cases in one statement; the count is another one. */
export async function listCases(
  em: EntityManager,
  { page, sort, ...selection }: CaseSelection,
): Promise<MaybeCountedPage<CaseRow>> {
  const order = CASE_ORDERS[sort].facing(page);
  const where = matching(selection);
  const behind = order.behind(page.after);
  const rows = await readCases(
    em,
    {
      sql: `select * from service_case c where ${where.sql} and ${behind.sql}
             order by ${order.orderBy} limit ${page.first + 1} offset ${page.offset}`,
      params: [...where.params, ...behind.params],
    },
    order.orderBy,
  );
  const totalCount = page.counted ? await countMatching(em, where) : undefined;
  return { rows, page, order, totalCount };
}

async function countMatching(em: EntityManager, { sql, params }: SqlPart): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from service_case c where ${sql}`,
    params,
  );
  return row?.count ?? 0;
}

/** How many cases of a company each state has, and how many want attention. */
export async function countCases(
  em: EntityManager,
  companyId: string,
  personId: string | null,
): Promise<CaseCountsView> {
  const states = CASE_STATES.map(
    (state) => `count(*) filter (where c.state = '${state}')::int as "${state}"`,
  );
  const [row] = await em.execute<CaseCountsView[]>(
    `select ${states.join(', ')},
            count(*) filter (where ${isOverdue('c')})::int as overdue,
            count(*) filter (where c.assignee_id = ? and c.state not in ('DONE', 'CLOSED'))::int as mine,
            count(*) filter (where c.appointment_state = 'PROPOSED_BY_CRAFTSMAN'
                               and c.state not in ('DONE', 'CLOSED'))::int as appointments
       from service_case c where c.company_id = ?`,
    [personId, companyId],
  );
  if (!row) throw new Error('The database counted nothing.');
  return row;
}

/** Cases that wait for the company's people. */
export interface WaitingCases {
  /** To be done today or before. */
  due: number;
  /** Those of them whose day has passed. */
  overdue: number;
  /** Reported by tenants, and not accepted yet. */
  reported: number;
}

/** How many cases wait for the people of a company. */
export async function countWaitingCases(
  em: EntityManager,
  companyId: string,
): Promise<WaitingCases> {
  const [row] = await em.execute<WaitingCases[]>(
    `select count(*)::int as due, count(*) filter (where due_on < ${TODAY_SQL})::int as overdue,
            (select count(*)::int from service_case
              where company_id = ? and state = 'OPEN' and answer_id is not null) as reported
       from service_case
      where company_id = ? and ${IS_UNDONE} and due_on <= ${TODAY_SQL}`,
    [companyId, companyId],
  );
  return row ?? { due: 0, overdue: 0, reported: 0 };
}

const LIVES_IN = `c.end_user_id in (select p.id from end_user p
   where p.managing_company_id = ? and p.building_id = ?)`;

/** Made from it, or it was added. */
const OF_CONVERSATION = `(c.conversation_id = ? or c.id in (select k.case_id from case_conversation k
   where k.company_id = ? and k.conversation_id = ?))`;

/** About its person or one who lives in the same building. */
const NEAR = `c.end_user_id in (select p.id from conversation v
   join end_user o on o.id = v.end_user_id
   join end_user p on p.managing_company_id = v.company_id and (p.id = o.id or p.building_id = o.building_id)
  where v.company_id = ? and v.id = ?)`;

function matching({
  companyId,
  personId,
  filter,
  search,
}: Omit<CaseSelection, 'page' | 'sort'>): SqlPart {
  const parts: SqlPart[] = [{ sql: 'c.company_id = ?', params: [companyId] }];
  const add = (sql: string, ...params: unknown[]) => parts.push({ sql, params });
  if (filter.state) add('c.state = ?', filter.state);
  if (filter.isUndone) add(`c.state not in ('DONE', 'CLOSED')`);
  if (filter.isOverdue) add(isOverdue('c'));
  if (filter.urgency) add('c.urgency = ?', filter.urgency);
  if (filter.category) add('c.category = ?', filter.category);
  if (filter.assigneeId) add('c.assignee_id = ?', filter.assigneeId);
  if (filter.isMineOrCovered) {
    const whose = `c.assignee_id = any(array(select ?::uuid union all ${STANDS_IN_FOR}))`;
    add(whose, personId, companyId, personId);
  }
  if (filter.isUnassigned) add('c.assignee_id is null');
  if (filter.endUserId) add('c.end_user_id = ?', filter.endUserId);
  if (filter.buildingId) add(LIVES_IN, companyId, filter.buildingId);
  if (filter.conversationId) {
    add(OF_CONVERSATION, filter.conversationId, companyId, filter.conversationId);
  }
  if (filter.nearConversationId) add(NEAR, companyId, filter.nearConversationId);
  if (typeof filter.isFromTenant === 'boolean') {
    add(`c.answer_id is ${filter.isFromTenant ? 'not null' : 'null'}`);
  }
  if (typeof filter.externalId === 'string') add('c.external_id = ?', filter.externalId);
  const found = casesMatching(companyId, search);
  if (found) add(found.sql, ...found.params);
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    params: parts.flatMap(({ params }) => params),
  };
}
