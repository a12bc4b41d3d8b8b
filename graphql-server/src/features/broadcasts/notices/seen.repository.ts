import type { EntityManager } from '../../../platform/database/index.js';
import { oneOf } from '../../../platform/lists/index.js';

/** Notes of broadcasts that a person's chat has shown them, or that they read them besides; the first time is kept. */
export async function noteSeen(
  em: EntityManager,
  person: { companyId: string; endUserId: string },
  { ids, isRead }: { ids: readonly string[]; isRead: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const named = oneOf('broadcast_id', ids);
  await em.execute(
    `update broadcast_recipient
        set shown_at = coalesce(shown_at, now()) ${isRead ? ', read_at = coalesce(read_at, now())' : ''}
      where company_id = ? and end_user_id = ? and ${named.sql}
        and ${isRead ? 'read_at' : 'shown_at'} is null`,
    [person.companyId, person.endUserId, ...named.params],
  );
}
