import type { EntityManager } from '../../../platform/database/index.js';

/**
 * Takes back what is not out: people who have no mail yet, and mails that no worker has begun to send.
 * Gives the number of people.
 */
export async function cancelRecipients(tx: EntityManager, broadcastId: string): Promise<number> {
  const rows = await tx.execute<object[]>(
    `with taken as (
       delete from mail m using broadcast_recipient r
        where r.broadcast_id = ? and r.status = 'QUEUED'
          and m.dedupe_key = 'broadcast:' || r.broadcast_id || ':' || r.end_user_id
          and m.status = 'queued' and m.claimed_until is null and m.attempts = 0
       returning r.end_user_id)
     update broadcast_recipient r set status = 'CANCELLED'
      where r.broadcast_id = ? and (r.status = 'WAITING' or r.end_user_id in (select end_user_id from taken))
     returning r.end_user_id`,
    [broadcastId, broadcastId],
  );
  return rows.length;
}
