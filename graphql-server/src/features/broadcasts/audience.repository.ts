import type { EntityManager } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { oneOf, type SqlPart } from '../../platform/lists/index.js';
import { livesThere } from '../end-users/index.js';
import type { Audience, Broadcast } from './broadcast.entity.js';
import { broadcastReasons } from './broadcast.reasons.js';
import type { BroadcastView } from './broadcast-views.js';
import { leftOut } from './reach.repository.js';

/** Buildings or people that can be chosen for one broadcast. */
const MOST_CHOSEN = 500;

/** The people of a company who are meant; `u` is the table of end users. */
function meant(companyId: string, { kind, ids }: Audience): SqlPart {
  const company = 'u.managing_company_id = ?';
  if (kind === 'PEOPLE') {
    const chosen = oneOf('u.id', ids);
    return { sql: `${company} and ${chosen.sql}`, params: [companyId, ...chosen.params] };
  }
  // What is for a house is not for those who have moved out; they can be chosen by name.
  const living = `${company} and ${livesThere('u.')}`;
  if (kind === 'ALL') return { sql: living, params: [companyId] };
  if (kind === 'TENANTS' || kind === 'OWNERS') {
    const type = kind === 'TENANTS' ? 'Tenant' : 'Owner';
    return { sql: `${living} and u.type = ?`, params: [companyId, type] };
  }
  const chosen = oneOf('u.building_id', ids);
  return { sql: `${living} and ${chosen.sql}`, params: [companyId, ...chosen.params] };
}

/** Writes down for whom a broadcast is. */
export async function writeRecipients(tx: EntityManager, broadcast: Broadcast): Promise<void> {
  const where = meant(broadcast.company.id, broadcast.audience);
  await tx.execute(
    `insert into broadcast_recipient (broadcast_id, end_user_id, company_id, status)
     select ?, u.id, u.managing_company_id, 'WAITING' from end_user u where ${where.sql}
     on conflict do nothing`,
    [broadcast.id, ...where.params],
  );
}

/** The first by name of those who get it: of its recipients, or of those who are meant before it is sent. */
export async function findReader(
  em: EntityManager,
  { id, companyId, kind, audience, counts }: BroadcastView,
): Promise<string | undefined> {
  const unsent = meant(companyId, audience);
  const where: SqlPart =
    counts.total > 0
      ? {
          sql: `u.id in (select r.end_user_id from broadcast_recipient r
                 where r.broadcast_id = ? and r.status not in ('UNPROVEN', 'UNSUBSCRIBED'))`,
          params: [id],
        }
      : {
          sql: `${unsent.sql} and ${leftOut('?')} is null`,
          params: [...unsent.params, kind === 'INFORMATION'],
        };
  const [row] = await em.execute<{ id: string }[]>(
    `select u.id from end_user u where ${where.sql}
      order by u.last_name, u.first_name, u.id limit 1`,
    where.params,
  );
  return row?.id;
}

/** Sets those aside who are to get no mail; asked again and again, as people may unsubscribe meanwhile. */
export async function leaveOut(tx: EntityManager, { id, kind }: Broadcast): Promise<void> {
  const isInformation = kind === 'INFORMATION';
  const reason = leftOut('?');
  await tx.execute(
    `update broadcast_recipient r set status = ${reason} from end_user u
      where r.broadcast_id = ? and r.status = 'WAITING' and u.id = r.end_user_id and ${reason} is not null`,
    [isInformation, id, isInformation],
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
