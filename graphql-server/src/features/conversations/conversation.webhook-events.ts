import type { DangerKind } from '../assistant/index.js';
import type { NewWebhookEvent } from '../webhooks/index.js';
import type { Conversation } from './conversation.entity.js';
import type { Message } from './message.entity.js';
import type { ConversationSummary } from './summary/summary-data.js';

// What other systems are told of conversations; docs/webhooks.md says what each field means.

/** An end user has sent a first message. */
export const conversationStarted = (conversation: Conversation): NewWebhookEvent => ({
  type: 'conversation.started',
  data: {
    conversationId: conversation.id,
    endUserId: conversation.endUser.id,
    startedAt: conversation.startedAt.toISOString(),
  },
});

/** The assistant has answered; the question is read only if an endpoint wants the event. */
export const messageAnswered = (
  conversation: Conversation,
  answer: Message,
  question: () => Promise<{ text: string; category?: string | null | undefined }>,
): NewWebhookEvent => ({
  type: 'message.answered',
  data: async () => {
    const { text, category } = await question();
    return {
      conversationId: conversation.id,
      endUserId: conversation.endUser.id,
      messageId: answer.replyToId ?? null,
      answerId: answer.id,
      question: text,
      answer: answer.text,
      category: category ?? null,
      sources: answer.sources.map(({ index, title }) => ({ index, title })),
      action: answer.guidance?.action ?? null,
      urgency: answer.guidance?.urgency ?? 'NORMAL',
      answeredAt: new Date().toISOString(),
    };
  },
});

/** An end user has written while a member of the company answers; the assistant says nothing to it. */
export const messageReceived = (conversation: Conversation, message: Message): NewWebhookEvent => ({
  type: 'message.received',
  data: {
    conversationId: conversation.id,
    endUserId: conversation.endUser.id,
    messageId: message.id,
    text: message.text,
    receivedAt: message.createdAt.toISOString(),
  },
});

/** A person may be in danger; the assistant has told what to do. */
export const emergencyReported = (
  conversation: Conversation,
  { messageId, danger }: { messageId: string; danger: DangerKind | 'OTHER' },
): NewWebhookEvent => ({
  type: 'conversation.emergency',
  data: {
    conversationId: conversation.id,
    endUserId: conversation.endUser.id,
    messageId,
    danger,
    reportedAt: new Date().toISOString(),
  },
});

/** An end user wants to speak to the company's staff. */
export const handOverRequested = (
  conversation: Conversation,
  { messageId }: { messageId: string },
): NewWebhookEvent => ({
  type: 'conversation.hand_over_requested',
  data: {
    conversationId: conversation.id,
    endUserId: conversation.endUser.id,
    messageId,
    requestedAt: new Date().toISOString(),
  },
});

/** A conversation has ended, and this is what it was about. */
export const conversationEnded = (
  conversation: Conversation,
  { reference, summary }: Pick<ConversationSummary, 'reference' | 'summary'>,
): NewWebhookEvent => ({
  type: 'conversation.ended',
  data: {
    conversationId: conversation.id,
    endUserId: conversation.endUser.id,
    reference,
    startedAt: conversation.startedAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    messageCount: conversation.messageCount,
    summary,
  },
});
