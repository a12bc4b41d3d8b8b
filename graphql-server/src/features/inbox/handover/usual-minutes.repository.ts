import type { EntityManager } from '../../../platform/database/index.js';

/** Takings over that are looked at, and how many of them have to be there to say anything. */
const LATEST = 20;
const FEWEST = 5;

/** Who takes longer has gone home; the office hours say more than a number then. */
const MOST_MINUTES = 60;

/**
 * In how many minutes people of a company have usually written after they took a chat over lately; the
 * slower quarter took longer. Undefined where too little is known, or nothing that helps a tenant.
 */
export async function findUsualMinutes(
  em: EntityManager,
  companyId: string,
): Promise<number | undefined> {
  const [row] = await em.execute<{ count: number | string; seconds: number | null }[]>(
    `select count(*) as count,
            percentile_cont(0.75) within group
              (order by extract(epoch from reply.at - taken.created_at)::float) as seconds
       from (select conversation_id, created_at from conversation_activity
              where company_id = ? and kind = 'TAKEN_OVER' order by id desc limit ?) taken
       join lateral (select min(created_at) as at from message
              where conversation_id = taken.conversation_id and sender = 'PERSON'
                and created_at >= taken.created_at) reply on reply.at is not null`,
    [companyId, LATEST],
  );
  if (!row || Number(row.count) < FEWEST || row.seconds === null) return undefined;
  const minutes = Math.max(1, Math.ceil(row.seconds / 60));
  return minutes <= MOST_MINUTES ? minutes : undefined;
}
