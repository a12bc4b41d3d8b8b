import {
  LOCKED,
  type ManagingActor,
  type RequestContext,
} from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { findColleagues, type WorkHandover } from '../../inbox/index.js';
import { ServiceCase } from '../case.entity.js';
import { caseReasons } from '../case.reasons.js';
import { CASE_VIEW } from '../case-views.js';
import { authorOf, type CaseJournal } from './case-journal.js';

/** Gives a member's cases that are not done to a colleague, and counts them. The colleague is told of the first. */
export async function handOverCases(
  journal: CaseJournal,
  context: RequestContext & { actor: ManagingActor },
  tx: EntityManager,
  { companyId, fromId, toId, most, fromName }: WorkHandover & { fromName: string },
): Promise<number> {
  const found = await tx.find(
    ServiceCase,
    { company: companyId, assigneeId: fromId, state: { $nin: ['DONE', 'CLOSED'] } },
    { ...LOCKED, orderBy: { id: 'asc' }, limit: most },
  );
  if (found.length === 0) return 0;
  const [assignee] = await findColleagues(tx, companyId, [toId], CASE_VIEW);
  if (!assignee) throw wrongField('toId', caseReasons.CASE_COLLEAGUE_NOT_FOUND);
  for (const [place, serviceCase] of found.entries()) {
    serviceCase.assigneeId = assignee.id;
    await journal.keep(context, tx, serviceCase, {
      ...{ author: authorOf(context.actor), kind: 'CHANGED', isQuiet: place > 0 },
      changes: [{ field: 'assigneeId', from: fromName, to: assignee.name }],
    });
  }
  await tx.flush();
  return found.length;
}
