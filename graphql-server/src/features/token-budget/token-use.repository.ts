import { sql } from 'kysely';
import { type EntityManager, readPrepared } from '../../platform/database/index.js';

/** What was used on one day. */
export interface DayOfUse {
  companyId: string;
  day: string;
}

/** Tokens, and what they cost in USD. */
export interface UsedTokens {
  inputTokens: number;
  outputTokens: number;
  cost: number;
}

/** How a company stands after something was booked. */
export interface BookedUse extends DayOfUse {
  companyName: string;
  /** All tokens of the day. */
  used: number;
  budget: number | null;
  hasWarned: boolean;
}

/**
 * Adds to what was used, also while others add to it at the same time; all or nothing. Companies
 * that are gone are left out.
 */
export async function addUse(
  em: EntityManager,
  uses: readonly (DayOfUse & UsedTokens)[],
): Promise<BookedUse[]> {
  // In one order, so that processes that add at the same time never wait for each other.
  return readPrepared<BookedUse>(
    em,
    `with booked as (
      insert into token_use (company_id, day, input_tokens, output_tokens, cost)
      select c.id, u.day, u."inputTokens", u."outputTokens", u.cost
        from jsonb_to_recordset(?::jsonb)
          as u("companyId" uuid, day date, "inputTokens" int8, "outputTokens" int8, cost float8)
        join company c on c.id = u."companyId"
       order by c.id, u.day
      on conflict (company_id, day) do update
        set input_tokens = token_use.input_tokens + excluded.input_tokens,
            output_tokens = token_use.output_tokens + excluded.output_tokens,
            cost = token_use.cost + excluded.cost
      returning company_id, day, input_tokens + output_tokens as used, warned_at)
    select c.id as "companyId", b.day::text as day, c.name as "companyName", b.used::float8 as used,
           c.daily_token_budget as budget, b.warned_at is not null as "hasWarned"
      from booked b join company c on c.id = b.company_id`,
    [JSON.stringify(uses)],
  );
}

/** What a company may use and has used on a day; undefined when it does not exist. */
export async function findBudget(
  em: EntityManager,
  { companyId, day }: DayOfUse,
): Promise<{ budget: number | null; used: number } | undefined> {
  const [row] = await readPrepared<{ budget: number | null; used: number }>(
    em,
    `select c.daily_token_budget as budget,
           coalesce(u.input_tokens + u.output_tokens, 0)::float8 as used
      from company c
      left join token_use u on u.company_id = c.id and u.day = ?::date
     where c.id = ?::uuid`,
    [day, companyId],
  );
  return row;
}

/** Notes that a day's warning is given; false when it was given before. */
export async function noteWarning(
  tx: EntityManager,
  { companyId, day }: DayOfUse,
): Promise<boolean> {
  const { rows } = await sql`
    update token_use set warned_at = now()
     where company_id = ${companyId}::uuid and day = ${day}::date and warned_at is null
    returning 1`.execute(tx.getKysely());
  return rows.length > 0;
}

/** What each of some companies used from one day to another, both included. */
export async function sumUse(
  em: EntityManager,
  companyIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, UsedTokens>> {
  const { rows } = await sql<UsedTokens & { companyId: string }>`
    select company_id as "companyId", sum(input_tokens)::float8 as "inputTokens",
           sum(output_tokens)::float8 as "outputTokens", sum(cost) as cost
      from token_use
     where company_id = any(${[...companyIds]}::uuid[])
       and day between ${from}::date and ${to}::date
     group by company_id`.execute(em.getKysely());
  return new Map(rows.map(({ companyId, ...used }) => [companyId, used]));
}
