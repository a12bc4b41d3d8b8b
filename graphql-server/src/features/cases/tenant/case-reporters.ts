import type { EntityManager } from '../../../platform/database/index.js';
import type { ServiceCase } from '../case.entity.js';
import { CaseConversation } from '../case-records.entity.js';

/** A person of a case and their conversation about it. */
export interface CaseReporter {
  endUserId: string;
  conversationId: string;
}

/**
 * The people whose conversations belong to a case, its tenant among them: each once, with the conversation
 * that still goes on where there is one, else the newest.
 */
export const findReporters = (
  em: EntityManager,
  { id, company, conversationId }: ServiceCase,
): Promise<CaseReporter[]> =>
  em.execute<CaseReporter[]>(
    `select distinct on (v.end_user_id) v.end_user_id as "endUserId", v.id as "conversationId"
       from conversation v
      where v.company_id = ? and (v.id = ? or v.id in (
            select k.conversation_id from case_conversation k where k.company_id = ? and k.case_id = ?))
      order by v.end_user_id, (v.status = 'OPEN') desc, v.started_at desc, v.id desc`,
    [company.id, conversationId ?? null, company.id, id],
  );

/** Keeps that those people know of the case from now on. */
export async function noteTold(
  em: EntityManager,
  { id, company }: ServiceCase,
  people: readonly CaseReporter[],
): Promise<void> {
  if (people.length === 0) return;
  const told = people.map(({ conversationId }) => conversationId);
  await em.nativeUpdate(
    CaseConversation,
    { companyId: company.id, caseId: id, conversationId: { $in: told }, toldAt: null },
    { toldAt: new Date() },
  );
}
