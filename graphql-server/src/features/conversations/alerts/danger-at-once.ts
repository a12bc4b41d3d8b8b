import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { type AnswerRequest, sureDangerOf } from '../../assistant/index.js';
import type { ConversationAnnouncer } from '../conversation-announcer.js';
import { lockConversationById } from '../conversation.repository.js';
import { Message } from '../message.entity.js';
import type { AnswerConsequences } from './answer-consequences.js';

interface Dependencies {
  announcer: ConversationAnnouncer;
  consequences: AnswerConsequences;
}

/** Tells the company of a danger that a message reports, before its answer is found and written. */
export async function tellOfDangerAtOnce(
  em: EntityManager,
  questionId: string,
  request: Pick<AnswerRequest, 'question' | 'history'>,
  { announcer, consequences }: Dependencies,
): Promise<void> {
  const danger = sureDangerOf(request);
  if (!danger) return;
  await transactional(em.fork(), async (tx) => {
    const question = await tx.findOneOrFail(Message, { id: questionId });
    const conversation = await lockConversationById(tx, question.conversation.id);
    const isNews = await consequences.tellOfDanger(tx, { conversation, questionId, danger });
    if (!isNews) return;
    announcer.change(tx, conversation);
    await tx.flush();
  });
}
