import type { EntityManager } from '../../platform/database/index.js';
import { TODAY_SQL } from '../../platform/german/index.js';

/** A member of the company, by name. */
export interface AbsencePersonView {
  id: string;
  name: string;
}

/** An absence as colleagues see it. */
export interface AbsenceView {
  id: string;
  member: AbsencePersonView;
  /** None where none was named, or where that one is not active any more. */
  deputy: AbsencePersonView | null;
  firstDay: string;
  lastDay: string;
  isNow: boolean;
  /** Null to those who may not read it. */
  note: string | null;
}

/** Whether an absence holds today, by the days of Germany. */
const isNow = (absence: string): string =>
  `${TODAY_SQL} between ${absence}.first_day and ${absence}.last_day`;

/**
 * SQL for those in whose place a person works today besides their own: absent colleagues who have named them, or have
 * named one who is absent, too, and has named them. Takes the company and the person.
 */
export const STANDS_IN_FOR = `(with recursive covered (company_id, member_id) as (
     select a.company_id, a.member_id from absence a
      where a.company_id = ? and a.deputy_id = ? and ${isNow('a')}
      union
     select a.company_id, a.member_id from covered c
       join absence a on a.company_id = c.company_id and a.deputy_id = c.member_id and ${isNow('a')})
   select member_id from covered)`;

const nameOf = (person: string): string =>
  `json_build_object('id', ${person}.id, 'name', ${person}.first_name || ' ' || ${person}.last_name)`;

/** The present and coming absences of a company, the first to begin first; one member's alone, if named. */
export async function findAbsences(
  em: EntityManager,
  companyId: string,
  memberId?: string,
): Promise<AbsenceView[]> {
  return em.execute<AbsenceView[]>(
    `select a.id, a.first_day::text as "firstDay", a.last_day::text as "lastDay", a.note,
            ${isNow('a')} as "isNow", ${nameOf('m')} as member,
            case when d.id is null then null else ${nameOf('d')} end as deputy
       from absence a
       join company_user m on m.managing_company_id = a.company_id and m.id = a.member_id
       left join company_user d on d.managing_company_id = a.company_id and d.id = a.deputy_id
                               and d.status = 'ACTIVE'
      where a.company_id = ? and a.last_day >= ${TODAY_SQL} ${memberId ? 'and a.member_id = ?' : ''}
      order by a.first_day, a.last_day, a.id`,
    [companyId, ...(memberId ? [memberId] : [])],
  );
}

/** The active members of a company, by name: each of them can stand in for another. */
export async function findActiveMembers(
  em: EntityManager,
  companyId: string,
): Promise<AbsencePersonView[]> {
  return em.execute<AbsencePersonView[]>(
    `select id, first_name || ' ' || last_name as name from company_user
      where managing_company_id = ? and status = 'ACTIVE'
      order by lower(last_name), lower(first_name), id`,
    [companyId],
  );
}

/**
 * Who stands in today for those of these people who are absent: each deputy's id, and the absent one's. Where a deputy
 * is absent, too, so does theirs; those who name each other in a circle are met once.
 */
export async function findDeputies(
  em: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await em.execute<{ deputyId: string; memberId: string }[]>(
    `with recursive chain (company_id, member_id, deputy_id, met) as (
       select a.company_id, a.member_id, a.deputy_id, array[a.member_id, a.deputy_id] from absence a
        where a.company_id = ? and a.member_id = any(?::uuid[]) and a.deputy_id is not null
          and ${isNow('a')}
        union all
       select c.company_id, c.member_id, a.deputy_id, c.met || a.deputy_id from chain c
         join absence a on a.company_id = c.company_id and a.member_id = c.deputy_id and ${isNow('a')}
        where a.deputy_id <> all(c.met))
     select deputy_id as "deputyId", member_id as "memberId" from chain
      order by cardinality(met) desc, member_id`,
    [companyId, `{${ids.join(',')}}`],
  );
  return new Map(rows.map(({ deputyId, memberId }) => [deputyId, memberId]));
}

/** Forgets what is over. */
export async function forgetAbsences(em: EntityManager): Promise<void> {
  await em.execute(`delete from absence where last_day < ${TODAY_SQL}`);
}
