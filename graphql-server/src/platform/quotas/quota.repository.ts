import { sql } from 'kysely';
import { type EntityManager, readPrepared } from '../database/index.js';
import { WARNING_SHARE, type QuotaKind, type QuotaScope } from '../../quota-limits.js';

/** A day, and what is counted on it. */
export interface QuotaDay {
  day: string;
  kind: QuotaKind;
}

/** How much an owner has used. */
export interface OwnerUse {
  owner: string;
  used: number;
}

/** What is added to what an owner has used. */
export interface AddedUse {
  owner: string;
  amount: number;
}

/** How much an owner has used, also of another kind that was asked for. */
export interface AddedOwnerUse extends OwnerUse {
  other: number;
}

/** Adds to what owners have used, and gives how much that is now; with it what they used of another kind. */
export async function addUse(
  em: EntityManager,
  { day, kind }: QuotaDay,
  uses: readonly AddedUse[],
  other?: QuotaKind,
): Promise<AddedOwnerUse[]> {
  // In one order, so that two that add at the same time never wait for each other.
  return readPrepared<AddedOwnerUse>(
    em,
    `with added as (
       insert into quota_use (day, kind, owner, used)
       select ?::date, ?, owner, amount
         from jsonb_to_recordset(?::jsonb) as a(owner text, amount int8) order by owner
       on conflict (day, kind, owner) do update set used = quota_use.used + excluded.used
       returning day, owner, used)
     select a.owner, a.used::float8 as used, coalesce(o.used, 0)::float8 as other
       from added a left join quota_use o on o.day = a.day and o.kind = ?::text and o.owner = a.owner`,
    [day, kind, JSON.stringify(uses), other ?? null],
  );
}

/** What owners have used; those that used nothing are missing. */
export async function findUse(
  em: EntityManager,
  { day, kind }: QuotaDay,
  owners: readonly string[],
): Promise<OwnerUse[]> {
  return readPrepared<OwnerUse>(
    em,
    `select owner, used::float8 as used from quota_use
      where day = ?::date and kind = ?
        and owner in (select jsonb_array_elements_text(?::jsonb))`,
    [day, kind, JSON.stringify(owners)],
  );
}

/** The highest use of a kind within a scope. */
export interface HighestUse {
  kind: QuotaKind;
  scope: QuotaScope;
  used: number;
  /** How many have used nearly all that they may, or more. */
  nearlySpent: number;
  /** The company with the highest use, where companies are counted. */
  company: string | null;
}

/** The highest use of a day by kind and scope, with what is near its limit. */
export async function findHighest(
  em: EntityManager,
  day: string,
  limits: readonly { kind: QuotaKind; scope: QuotaScope; limit: number }[],
): Promise<HighestUse[]> {
  const { rows } = await sql<HighestUse>`
    select l.kind, l.scope, max(u.used)::float8 as used,
           count(*) filter (where u.used >= ${WARNING_SHARE} * l.limit)::int as "nearlySpent",
           (array_agg(c.name order by u.used desc, c.id))[1] as company
      from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
        as l(kind text, scope text, "limit" float8)
      join quota_use u on u.day = ${day}::date and u.kind = l.kind
                      and split_part(u.owner, ':', 1) = l.scope
      left join company c on l.scope = 'company' and u.owner = 'company:' || c.id
     group by l.kind, l.scope`.execute(em.getKysely());
  return rows;
}

/** Forgets days that are over; gives how many counts that were. */
export async function forgetUse(em: EntityManager, before: string): Promise<void> {
  await sql`delete from quota_use where day < ${before}::date`.execute(em.getKysely());
}
