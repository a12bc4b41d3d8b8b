import { allowLong, type EntityManager, transactional } from '../../platform/database/index.js';

/** How long what has ended is kept, so that an old link or token can still be told from a wrong one. */
const KEPT_DAYS = 30;

/** Deletes tokens and sessions that can no longer be used. */
export async function deleteEnded(em: EntityManager): Promise<void> {
  await transactional(em, async (tx) => {
    await allowLong(tx);
    await tx.execute(
      `delete from session
        where least(expires_at, coalesce(revoked_at, expires_at)) < now() - make_interval(days => ?)`,
      [KEPT_DAYS],
    );
    await tx.execute(
      'delete from one_time_token where expires_at < now() - make_interval(days => ?)',
      [KEPT_DAYS],
    );
    await tx.execute('delete from sign_in_challenge where expires_at < now()');
  });
}
