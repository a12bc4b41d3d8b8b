import type { EntityManager } from '../../platform/database/index.js';
import { Conversation } from './conversation.entity.js';
import { findMessageViews } from './conversation.repository.js';
import { type ConversationSummary, conversationReference } from './summary/summary-data.js';

/** The company's id goes along for the assistant. */
type LoadedSummary = ConversationSummary & {
  company: ConversationSummary['company'] & { id: string };
};

/** Most messages that a summary looks at; far beyond any real chat. */
const MAX_MESSAGES = 2_000;

/** Reads everything that the PDF and the mails tell about a conversation. */
export async function loadSummary(
  em: EntityManager,
  conversationId: string,
): Promise<LoadedSummary> {
  const conversation = await em.findOneOrFail(
    Conversation,
    { id: conversationId },
    { populate: ['company', 'endUser'] },
  );
  const { company, endUser } = conversation;
  const messages = await findMessageViews(em, conversationId, { limit: MAX_MESSAGES });
  return {
    company: {
      id: company.id,
      name: company.name,
      address: company.address,
      phone: company.phone,
      email: company.email,
    },
    endUser: {
      type: endUser.type,
      firstName: endUser.firstName,
      lastName: endUser.lastName,
      email: endUser.email,
      phone: endUser.phone,
      address: endUser.address,
      apartmentNumber: endUser.apartmentNumber,
      roomIndication: endUser.roomIndication ?? undefined,
    },
    reference: conversationReference(conversation.id),
    startedAt: conversation.startedAt,
    endedAt: conversation.endedAt ?? conversation.startedAt,
    summary: conversation.summary ?? '',
    messages: messages
      .filter((message) => message.status !== 'GENERATING')
      .map((message) => ({
        sender: message.sender === 'USER' ? 'user' : message.sender === 'BOT' ? 'bot' : 'system',
        text: message.text,
        createdAt: new Date(message.createdAt),
        isError: message.isError,
        attachments: message.attachments,
        sources: message.sources,
      })),
  };
}
