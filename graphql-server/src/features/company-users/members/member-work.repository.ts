import type { EntityManager } from '../../../platform/database/index.js';

/** What a user looks after, which is left to none once they are gone. */
export interface MemberWork {
  openConversations: number;
  /** Those of them that have no other assignee, and so go along when the work is handed over. */
  ownConversations: number;
  openCases: number;
}

/** Counts what a user looks after: as the one it is assigned to, or who has taken over from the assistant. */
export async function countWork(
  em: EntityManager,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<MemberWork> {
  const [counts] = await em.execute<[MemberWork]>(
    `select count(*)::int as "openConversations",
            (count(*) filter (where coalesce(assignee_id, ?) = ?))::int as "ownConversations",
            (select count(*)::int from service_case
              where company_id = ? and assignee_id = ? and state not in ('DONE', 'CLOSED')
            ) as "openCases"
       from conversation
      where company_id = ? and (archived_at is null or snoozed_until is not null)
        and (assignee_id = ? or (handler_id = ? and handler = 'PERSON' and status = 'OPEN'))`,
    [userId, userId, companyId, userId, companyId, userId, userId],
  );
  return counts;
}

/** A member who moves to another company is away from the former one for good, and stands in for none there. */
export async function forgetAbsencesOf(tx: EntityManager, userId: string): Promise<void> {
  await tx.execute('delete from absence where member_id = ?', [userId]);
  await tx.execute('update absence set deputy_id = null where deputy_id = ?', [userId]);
}
