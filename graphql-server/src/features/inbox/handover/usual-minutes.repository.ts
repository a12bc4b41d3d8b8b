import type { EntityManager } from '../../../platform/database/index.js';

/** Conversations that are looked at, and how many of them have to be there to say anything. */
const LATEST = 20;
const FEWEST = 5;

/** Takings over among which they are; some conversations are taken over several times. */
const LATEST_DEEDS = 100;

/** Who takes longer has gone home; the office hours say more than a number then. */
const MOST_MINUTES = 60;

/** Longer than anything that is told of. */
const NEVER = 1e9;

/**
 * In how many minutes people of a company have usually written after a chat was taken over lately; the slower
 * quarter took longer. Each conversation counts once, and those never answered count as slow; one that was taken
 * over a moment ago may still be answered. Undefined where too little is known, or nothing that helps a tenant.
 */
export async function findUsualMinutes(
  em: EntityManager,
  companyId: string,
): Promise<number | undefined> {
  const [row] = await em.execute<{ count: number | string; seconds: number | null }[]>(
    `select count(*) as count,
            percentile_disc(0.75) within group
              (order by coalesce(extract(epoch from reply.at - taken.at)::float, ?)) as seconds
       from (select conversation_id, min(created_at) as at, max(id::text) as latest
               from (select id, conversation_id, created_at from conversation_activity
                      where company_id = ? and kind = 'TAKEN_OVER' order by id desc limit ?) activity
              group by conversation_id order by latest desc limit ?) taken
       join lateral (select min(created_at) as at from message
              where conversation_id = taken.conversation_id and sender = 'PERSON'
                and created_at >= taken.at) reply
         on reply.at is not null or taken.at < now() - interval '${MOST_MINUTES} minutes'`,
    [NEVER, companyId, LATEST_DEEDS, LATEST],
  );
  if (!row || Number(row.count) < FEWEST || row.seconds === null) return undefined;
  const minutes = Math.max(1, Math.ceil(row.seconds / 60));
  return minutes <= MOST_MINUTES ? minutes : undefined;
}
