import type { EntityManager } from '../../platform/database/index.js';
import type { AnswerRequest } from '../assistant/index.js';
import type { AttachmentService } from '../attachments/index.js';
import { Message } from './message.entity.js';

/** Most earlier messages that an answer takes into account; the prompt's size is bounded again. */
const HISTORY_LENGTH = 20;

/** Collects what the assistant may know to answer a message. No name, address or number is in it. */
export async function loadAnswerRequest(
  em: EntityManager,
  attachments: AttachmentService,
  messageId: string,
): Promise<AnswerRequest> {
  const question = await em.findOneOrFail(
    Message,
    { id: messageId },
    { populate: ['conversation.company'] },
  );
  const { company } = question.conversation;
  const earlier = await em.find(
    Message,
    {
      conversation: question.conversation,
      sequence: { $lt: question.sequence },
      status: 'COMPLETE',
      sender: { $in: ['USER', 'BOT'] },
    },
    { orderBy: { sequence: 'desc' }, limit: HISTORY_LENGTH },
  );
  return {
    company: { id: company.id, name: company.name, email: company.email, phone: company.phone },
    question: question.text,
    history: earlier.toReversed().map(({ sender, text }) => ({
      role: sender === 'BOT' ? ('assistant' as const) : ('user' as const),
      text,
    })),
    attachments: await attachments.readForAssistant(em, messageId),
  };
}
