import type { EntityManager } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { oneOf, type SqlPart } from '../../platform/lists/index.js';
import type { Audience, Broadcast, BroadcastKind } from './broadcast.entity.js';
import { broadcastReasons } from './broadcast.reasons.js';

/** Buildings or people that can be chosen for one broadcast. */
const MOST_CHOSEN = 500;

/** The people of a company who are meant; `u` is the table of end users. */
function meant(companyId: string, { kind, ids }: Audience): SqlPart {
  const company = 'u.managing_company_id = ?';
  if (kind === 'ALL') return { sql: company, params: [companyId] };
  if (kind === 'TENANTS' || kind === 'OWNERS') {
    const type = kind === 'TENANTS' ? 'Tenant' : 'Owner';
    return { sql: `${company} and u.type = ?`, params: [companyId, type] };
  }
  const chosen = oneOf(kind === 'BUILDINGS' ? 'u.building_id' : 'u.id', ids);
  return { sql: `${company} and ${chosen.sql}`, params: [companyId, ...chosen.params] };
}

/** How many people a broadcast reaches, and how many it leaves out because they want none. */
export async function countReach(
  em: EntityManager,
  companyId: string,
  { kind, audience }: { kind: BroadcastKind; audience: Audience },
): Promise<{ reached: number; unsubscribed: number }> {
  const where = meant(companyId, audience);
  const [counts] = await em.execute<{ all: number; out: number }[]>(
    `select count(*)::int as all, count(u.unsubscribed_at)::int as out from end_user u where ${where.sql}`,
    where.params,
  );
  const unsubscribed = kind === 'INFORMATION' ? (counts?.out ?? 0) : 0;
  return { reached: (counts?.all ?? 0) - unsubscribed, unsubscribed };
}

/** Writes down for whom a broadcast is; those who want none are kept apart. */
export async function writeRecipients(tx: EntityManager, broadcast: Broadcast): Promise<void> {
  const { id, company, audience, kind } = broadcast;
  const where = meant(company.id, audience);
  await tx.execute(
    `insert into broadcast_recipient (broadcast_id, end_user_id, company_id, status)
     select ?, u.id, u.managing_company_id,
            case when ? and u.unsubscribed_at is not null then 'UNSUBSCRIBED' else 'WAITING' end
       from end_user u where ${where.sql}
     on conflict do nothing`,
    [id, kind === 'INFORMATION', ...where.params],
  );
}

/** Refuses a choice of nothing, of too much, and of what the company does not have. */
export async function requireAudience(
  em: EntityManager,
  companyId: string,
  { kind, ids }: Audience,
): Promise<void> {
  if (kind !== 'BUILDINGS' && kind !== 'PEOPLE') return;
  if (ids.length === 0) throw wrongField('audience', broadcastReasons.AUDIENCE_EMPTY);
  if (ids.length > MOST_CHOSEN) {
    throw wrongField('audience', broadcastReasons.TOO_MANY_CHOSEN({ max: MOST_CHOSEN }));
  }
  const [table, column] =
    kind === 'BUILDINGS' ? ['building', 'company_id'] : ['end_user', 'managing_company_id'];
  const chosen = oneOf('id', ids);
  const [found] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from ${table} where ${column} = ? and ${chosen.sql}`,
    [companyId, ...chosen.params],
  );
  if (found?.count !== new Set(ids).size) {
    throw wrongField('audience', broadcastReasons.CHOICE_NOT_FOUND);
  }
}
