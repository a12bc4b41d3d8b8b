import type { EntityManager } from '../../../platform/database/index.js';
import { type SqlPart, timeKey } from '../../../platform/lists/index.js';
import { TODAY_SQL } from '../../../platform/german/index.js';
import type { CaseRow } from '../case-views.js';

/** Times come as the driver reads them. */
type RawRow = Omit<
  CaseRow,
  'appointmentAt' | 'appointmentUntil' | 'orderedAt' | 'createdAt' | 'updatedAt'
> & {
  appointmentAt: Date | string | null;
  appointmentUntil: Date | string | null;
  orderedAt: Date | string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
};

/** Cases whose day has passed and that still want work. */
export const isOverdue = (table: string): string =>
  `(${table}.due_on < ${TODAY_SQL} and ${table}.state not in ('DONE', 'CLOSED'))`;

/** Reads cases with everything that lists show of them, in one statement. */
export async function readCases(
  em: EntityManager,
  source: SqlPart,
  orderBy: string,
): Promise<CaseRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select c.id, c.company_id as "companyId", c.number, c.external_id as "externalId", c.title, c.description, c.place, c.category,
            c.urgency, c.state, c.due_on::text as "dueOn",
            coalesce(${isOverdue('c')}, false) as "isOverdue",
            case when s.id is null then null
                 else json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name) end as assignee,
            case when u.id is null then null
                 else json_build_object('id', u.id, 'type', u.type, 'firstName', u.first_name,
                     'lastName', u.last_name, 'address', u.address,
                     'apartmentNumber', u.apartment_number) end as "endUser",
            c.conversation_id as "conversationId", c.answer_id is not null as "isFromTenant",
            c.noticed_on::text as "noticedOn",
            case when c.craftsman_name = '' and c.craftsman_email = '' and c.craftsman_phone = '' then null
                 else json_build_object('name', c.craftsman_name, 'email', c.craftsman_email,
                     'phone', c.craftsman_phone) end as craftsman,
            c.appointment_at as "appointmentAt", c.appointment_until as "appointmentUntil",
            c.appointment_state as "appointmentState",
            (select max(l.created_at) from case_link l
              where l.company_id = c.company_id and l.case_id = c.id and l.revoked_at is null) as "orderedAt",
            (select count(*)::int from case_file f
              where f.company_id = c.company_id and f.case_id = c.id and f.stored_at is not null) as "fileCount",
            c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt",
            ${timeKey('c.updated_at')} as "updatedKey"
       from (${source.sql}) c
       left join end_user u on u.id = c.end_user_id
       left join company_user s on s.id = c.assignee_id
      order by ${orderBy}`,
    [...source.params],
  );
  return rows.map((raw) => ({
    ...raw,
    appointmentAt: raw.appointmentAt === null ? null : new Date(raw.appointmentAt),
    appointmentUntil: raw.appointmentUntil === null ? null : new Date(raw.appointmentUntil),
    orderedAt: raw.orderedAt === null ? null : new Date(raw.orderedAt),
    createdAt: new Date(raw.createdAt),
    updatedAt: new Date(raw.updatedAt),
  }));
}

/** Those of the cases with these ids that belong to the company, or to any. */
export const findCases = (
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<CaseRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readCases(
        em,
        {
          sql: `select * from service_case c where c.id in (${ids.map(() => '?').join(', ')})
                   and (?::uuid is null or c.company_id = ?::uuid)`,
          params: [...ids, companyId ?? null, companyId ?? null],
        },
        'c.number',
      );

/** Id of the case of a company that another system calls so. */
export async function findCaseWithExternalId(
  em: EntityManager,
  companyId: string,
  externalId: string,
): Promise<string | undefined> {
  const [row] = await em.execute<{ id: string }[]>(
    'select id from service_case where company_id = ? and external_id = ?',
    [companyId, externalId],
  );
  return row?.id;
}

/** One case; of that company only, if one is named. */
export async function findCase(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<CaseRow | undefined> {
  const [row] = await findCases(em, [id], companyId);
  return row;
}
