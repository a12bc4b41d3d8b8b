import { requireUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import {
  ListOrder,
  type ListPage,
  type Page,
  searchPattern,
  type SortKey,
} from '../../../platform/lists/index.js';
import type { DraftFilter, DraftState, DraftUseCaseView, DraftView } from './draft-views.js';

const KEYS: SortKey<DraftUseCaseView>[] = [
  {
    sql: `lpad(d.position::text, 9, '0')`,
    type: 'text',
    of: (row) => String(row.position).padStart(9, '0'),
  },
  { sql: 'd.id', type: 'uuid', of: (row) => row.id },
];

/**
 * The use cases of a company's draft beside those of the running version that they were made from:
 * found by title, and those with the same title in the order in which they stand.
 */
const COMPARED = `(
  select d.*, r.id as use_case_id, r.position as place, case
           when d.removed then 'REMOVED'
           when r.id is null then 'NEW'
           when (d.title, d.text, d.valid_from, d.valid_until, d.audience, d.building_ids)
                is not distinct from (r.title, r.text, r.valid_from, r.valid_until, r.audience, r.building_ids)
             then 'UNCHANGED'
           else 'CHANGED' end as state
    from (select u.*, coalesce(u.base_title, u.title) as was,
                 row_number() over (partition by coalesce(u.base_title, u.title) order by u.position) as nth
            from draft_use_case u where u.company_id = ?) d
    left join (select u.*, row_number() over (partition by u.title order by u.position) as nth
                 from use_case u join prompt_file f on f.id = u.prompt_file_id and f.active
                where u.company_id = ?) r on r.title = d.was and r.nth = d.nth
  ) d`;

const COLUMNS = `d.id, d.company_id as "companyId", d.position, d.title, d.text, d.state,
  d.valid_from::text as "validFrom", d.valid_until::text as "validUntil", d.audience,
  d.building_ids as "buildingIds", d.wordings, d.question_ids as "questionIds", d.revision, d.changed_at as "changedAt",
  d.changed_by as "changedBy"`;

/** A company's draft; undefined when it has none. */
export async function findDraft(
  em: EntityManager,
  companyId: string,
): Promise<DraftView | undefined> {
  const [row] = await em.execute<Omit<DraftView, 'counts' | 'isReordered'>[]>(
    `select d.company_id as "companyId", d.revision, d.started_at as "startedAt",
            d.started_by as "startedBy", d.base_file_id is distinct from f.id as "isOutdated",
            coalesce(d.published_revision = d.revision and p.status = 'PENDING', false) as "isPublishing"
       from knowledge_draft d
       left join prompt_file f on f.company_id = d.company_id and f.active
       left join prompt_file p on p.company_id = d.company_id and p.id = d.published_file_id
      where d.company_id = ?`,
    [companyId],
  );
  if (!row) return undefined;
  const counted = await em.execute<{ state: DraftState; count: number }[]>(
    `select d.state, count(*)::int as count from ${COMPARED} group by d.state`,
    [companyId, companyId],
  );
  const counts = { UNCHANGED: 0, CHANGED: 0, NEW: 0, REMOVED: 0 };
  for (const { state, count } of counted) counts[state] = count;
  const [order] = await em.execute<{ isReordered: boolean }[]>(
    `select coalesce(bool_or(place < before), false) as "isReordered"
       from (select d.place, lag(d.place) over (order by d.position, d.id) as before
               from ${COMPARED} where d.state <> 'REMOVED' and d.place is not null) kept`,
    [companyId, companyId],
  );
  const isReordered = order?.isReordered ?? false;
  return { ...row, startedAt: new Date(row.startedAt), counts, isReordered };
}

/** One page of the use cases of a company's draft, in their order. */
export async function listDraft(
  em: EntityManager,
  companyId: string,
  { search, onlyChanged, useCaseId }: DraftFilter,
  page: Page,
): Promise<ListPage<DraftUseCaseView>> {
  const order = new ListOrder('draft-use-case', KEYS).facing(page);
  const behind = order.behind(page.after);
  const pattern = searchPattern(search);
  const where = `(${pattern === undefined ? 'true' : '(lower(d.title) like lower(?) or lower(d.text) like lower(?))'})
    ${onlyChanged ? `and d.state <> 'UNCHANGED'` : ''} ${useCaseId ? 'and d.use_case_id = ?' : ''}`;
  const params = [
    ...(pattern === undefined ? [] : [pattern, pattern]),
    ...(useCaseId ? [requireUuid(useCaseId)] : []),
  ];
  const rows = await em.execute<DraftUseCaseView[]>(
    `select ${COLUMNS} from ${COMPARED} where ${where} and ${behind.sql}
      order by ${order.orderBy} limit ? offset ?`,
    [companyId, companyId, ...params, ...behind.params, page.first + 1, page.offset],
  );
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${COMPARED} where ${where}`,
    [companyId, companyId, ...params],
  );
  return { rows: rows.map(dated), page, order, totalCount: counted?.count ?? 0 };
}

/** One use case of a company's draft. */
export async function findDraftUseCase(
  em: EntityManager,
  companyId: string,
  id: string,
): Promise<DraftUseCaseView | undefined> {
  const [row] = await em.execute<DraftUseCaseView[]>(
    `select ${COLUMNS} from ${COMPARED} where d.id = ?`,
    [companyId, companyId, id],
  );
  return row && dated(row);
}

/** Begins a draft from what answers now. */
export async function copyRunning(
  em: EntityManager,
  companyId: string,
  startedBy: string,
): Promise<void> {
  await em.execute(
    `insert into knowledge_draft (company_id, base_file_id, revision, started_at, started_by)
     select c.id, f.id, 1, now(), ? from company c
       left join prompt_file f on f.company_id = c.id and f.active where c.id = ?`,
    [startedBy, companyId],
  );
  await em.execute(
    `insert into draft_use_case (id, company_id, position, title, text, valid_from, valid_until,
                                 audience, building_ids, base_title, removed, wordings, question_ids, revision, changed_at)
     select gen_random_uuid(), u.company_id, u.position, u.title, u.text, u.valid_from, u.valid_until,
            u.audience, u.building_ids, u.title, false, '[]', '[]', 1, now()
       from use_case u join prompt_file f on f.id = u.prompt_file_id and f.active
      where u.company_id = ?`,
    [companyId],
  );
}

const dated = (row: DraftUseCaseView): DraftUseCaseView => ({
  ...row,
  changedAt: new Date(row.changedAt),
});
