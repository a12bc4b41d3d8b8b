import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type Conversation, fullName } from '../../conversations/index.js';
import type { ServiceCase } from '../case.entity.js';
import { CaseConversation } from '../case-records.entity.js';
import type { CaseRow } from '../case-views.js';
import { type CaseWorker, requireCaseWorker, requireConversationReader } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import { authorOf, type CaseJournal } from './case-journal.js';
import { lockCase } from './case-lock.js';
import { findSource } from './case-parties.repository.js';
import { shown } from './case-work.service.js';

/** A case and a conversation. */
export interface CasePair {
  id: string;
  conversationId: string;
}

/** Adds conversations to cases that are there, such as those of neighbours about the same thing. */
export class CaseConversations {
  readonly #journal: CaseJournal;

  constructor(journal: CaseJournal) {
    this.#journal = journal;
  }

  /** Adds a conversation, whose person is told of it and of other states from then on; the same twice is harmless. */
  async add(
    context: RequestContext,
    { tellsTenant, ...pair }: CasePair & { tellsTenant: boolean },
  ): Promise<CaseRow> {
    const worker = requireReader(context);
    return repeatable(context.em, async (tx) => {
      const { serviceCase, conversation } = await findPair(tx, worker, pair);
      const known = await tx.count(CaseConversation, idsOf(serviceCase, conversation));
      if (known > 0 || serviceCase.conversationId === conversation.id) {
        return shown(tx, serviceCase);
      }
      tx.create(CaseConversation, idsOf(serviceCase, conversation));
      await tx.flush();
      await this.#journal.keep(context, tx, serviceCase, {
        ...{ author: authorOf(worker.actor), kind: 'CONVERSATION_ADDED' },
        ...{ names: [fullName(conversation.endUser)], telling: { tellsTenant } },
        added: conversation,
      });
      return shown(tx, serviceCase);
    });
  }

  /** Takes one out again that was added; the same twice is harmless. */
  async remove(context: RequestContext, pair: CasePair): Promise<CaseRow> {
    const worker = requireReader(context);
    return repeatable(context.em, async (tx) => {
      const { serviceCase, conversation } = await findPair(tx, worker, pair);
      const gone = await tx.nativeDelete(CaseConversation, idsOf(serviceCase, conversation));
      if (gone > 0) {
        await this.#journal.keep(context, tx, serviceCase, {
          ...{ author: authorOf(worker.actor), kind: 'CONVERSATION_REMOVED' },
          names: [fullName(conversation.endUser)],
        });
      }
      return shown(tx, serviceCase);
    });
  }
}

function requireReader({ actor }: RequestContext): CaseWorker {
  requireConversationReader(actor);
  return requireCaseWorker(actor);
}

const idsOf = ({ id, company }: ServiceCase, conversation: Conversation) => ({
  ...{ companyId: company.id, caseId: id },
  conversationId: conversation.id,
});

/** Both, of one company. */
async function findPair(tx: EntityManager, { companyId }: CaseWorker, pair: CasePair) {
  const serviceCase = await lockCase(tx, pair.id, companyId);
  const conversation = await findSource(tx, serviceCase.company.id, pair.conversationId);
  if (!conversation) throw notFound(caseReasons.CASE_CONVERSATION_NOT_FOUND);
  return { serviceCase, conversation };
}
