import type { EntityManager } from '../../platform/database/index.js';
import { NAME_COLLATION } from '../../platform/lists/index.js';
import { livesThere } from '../end-users/index.js';
import { type Audience, type Broadcast, type BroadcastKind } from './broadcast.entity.js';
import type { ChosenNames, Reach } from './broadcast-views.js';

/** Houses or people of an audience that are called by name. */
const MOST_NAMED = 3;

/** The people a broadcast is for; it may not have been saved yet. */
interface Choice {
  id: string;
  companyId: string;
  kind: BroadcastKind;
  audience: Audience;
}

/** The choices as rows, in a statement whose parameter they are. */
const CHOICES = `choice as materialized (
  select c.id, c.company as company_id, c.kind, c.audience->>'kind' as whom,
         array(select jsonb_array_elements_text(c.audience->'ids')::uuid) as ids
    from jsonb_to_recordset(?::jsonb) c(id uuid, company uuid, kind text, audience jsonb))`;

const toParam = (choices: readonly Choice[]) =>
  JSON.stringify(
    choices.map(({ id, companyId, kind, audience }) => ({
      id,
      company: companyId,
      kind,
      audience,
    })),
  );

/** Why a person gets no mail: the address is unproven, or they want none. Null for everybody else. */
export const leftOut = (isInformation: string) =>
  `case when u.is_email_unproven then 'UNPROVEN'
        when ${isInformation} and u.unsubscribed_at is not null then 'UNSUBSCRIBED' end`;

const REASON = leftOut(`c.kind = 'INFORMATION'`);

/** Counts the people of a company once, however many broadcasts are for all of them. */
const EVERYBODY = `everybody as materialized (
  select c.company_id, c.kind, u.type, ${REASON} as reason, count(*) as people
    from (select distinct company_id, kind from choice where whom in ('ALL', 'TENANTS', 'OWNERS')) c
    join end_user u on u.managing_company_id = c.company_id and ${livesThere('u.')}
   group by 1, 2, 3, 4)`;

const countOf = (condition: string) => `coalesce(sum(people) filter (where ${condition}), 0)::int`;

const REACHES = `with ${CHOICES}, ${EVERYBODY}, found as (
  select c.id, e.reason, e.people from choice c join everybody e using (company_id, kind)
   where c.whom = case e.type when 'Tenant' then 'TENANTS' else 'OWNERS' end or c.whom = 'ALL'
  union all
  select c.id, ${REASON}, 1 from choice c
    join end_user u on u.managing_company_id = c.company_id and u.building_id = any(c.ids) and ${livesThere('u.')}
   where c.whom = 'BUILDINGS'
  union all
  select c.id, ${REASON}, 1 from choice c
    join end_user u on u.managing_company_id = c.company_id and u.id = any(c.ids)
   where c.whom = 'PEOPLE')
select id, ${countOf('reason is null')} as reached,
       ${countOf(`reason = 'UNSUBSCRIBED'`)} as unsubscribed,
       ${countOf(`reason = 'UNPROVEN'`)} as unproven
  from found group by id`;

/** How many people each of the choices would reach now, in one statement; none where one is missing. */
export async function countReaches(
  em: EntityManager,
  choices: readonly Choice[],
): Promise<Map<string, Reach>> {
  if (choices.length === 0) return new Map();
  const rows = await em.execute<(Reach & { id: string })[]>(REACHES, [toParam(choices)]);
  return new Map(rows.map(({ id, ...reach }) => [id, reach]));
}

export const NO_REACH: Reach = { reached: 0, unsubscribed: 0, unproven: 0 };

/** How many people a broadcast would reach now. */
export async function countReach(
  em: EntityManager,
  companyId: string,
  { kind, audience }: Pick<Broadcast, 'kind' | 'audience'>,
): Promise<Reach> {
  const reaches = await countReaches(em, [{ id: companyId, companyId, kind, audience }]);
  return reaches.get(companyId) ?? NO_REACH;
}

const BUILDING = `coalesce(b.name, b.street)`;
const PERSON = `u.first_name || ' ' || u.last_name`;

const NAMES = `with ${CHOICES}, named as (
  select c.id, ${BUILDING} as name, ${BUILDING} as sorted from choice c
    join building b on b.company_id = c.company_id and b.id = any(c.ids) where c.whom = 'BUILDINGS'
  union all
  select c.id, ${PERSON}, u.last_name || ' ' || u.first_name from choice c
    join end_user u on u.managing_company_id = c.company_id and u.id = any(c.ids)
   where c.whom = 'PEOPLE')
select id, count(*)::int as count,
       (array_agg(name order by sorted ${NAME_COLLATION}))[1:${MOST_NAMED}] as names
  from named group by id`;

/** What was chosen in each of the choices, in one statement. */
export async function nameChosen(
  em: EntityManager,
  choices: readonly Choice[],
): Promise<Map<string, ChosenNames>> {
  const named = choices.filter(({ audience }) => audience.ids.length > 0);
  if (named.length === 0) return new Map();
  const rows = await em.execute<(ChosenNames & { id: string })[]>(NAMES, [toParam(named)]);
  return new Map(rows.map(({ id, ...chosen }) => [id, chosen]));
}
