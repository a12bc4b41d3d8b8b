import type { EntityManager } from '../../../platform/database/index.js';
import type { Urgency } from '../../assistant/index.js';
import { Conversation, Message } from '../../conversations/index.js';
import type { CaseTenant } from './tenant-cases.js';

/** An answer that offers to report damage, in a conversation of the tenant. */
export interface CaseOffer {
  conversation: Conversation;
  /** What the question is about, e.g. `Heizung`. */
  category: string | null;
  urgency: Urgency;
}

/** The offer below one of the tenant's own answers; null for every other. */
export async function findOffer(
  em: EntityManager,
  { endUserId, companyId }: CaseTenant,
  answerId: string,
): Promise<CaseOffer | null> {
  const answer = await em.findOne(Message, { id: answerId, companyId, sender: 'BOT' });
  if (!answer?.guidance?.offersCase) return null;
  const conversation = await em.findOne(
    Conversation,
    { id: answer.conversation.id, company: companyId, endUser: endUserId },
    { populate: ['endUser', 'company'] },
  );
  if (!conversation) return null;
  const question = answer.replyToId
    ? await em.findOne(Message, { id: answer.replyToId, companyId })
    : null;
  const category = question?.category ?? conversation.category ?? null;
  return { conversation, category, urgency: answer.guidance.urgency };
}
