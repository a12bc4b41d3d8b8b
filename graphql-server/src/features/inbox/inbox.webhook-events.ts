import type { Author, Conversation, Message } from '../conversations/index.js';
import type { NewWebhookEvent } from '../webhooks/index.js';
import type { ColleagueView } from './inbox-views.js';

// What other systems are told of the company's work; docs/webhooks.md says what each field means.

const common = ({ id, endUser }: Conversation) => ({
  conversationId: id,
  endUserId: endUser.id,
});

/** A conversation was given to a member of the company, or to none. */
export const conversationAssigned = (
  conversation: Conversation,
  assignee: ColleagueView | undefined,
): NewWebhookEvent => ({
  type: 'conversation.assigned',
  data: {
    ...common(conversation),
    assigneeId: assignee?.id ?? null,
    assigneeName: assignee?.name ?? null,
    assignedAt: new Date().toISOString(),
  },
});

/** A conversation was archived. */
export const conversationArchived = (conversation: Conversation): NewWebhookEvent => ({
  type: 'conversation.archived',
  data: {
    ...common(conversation),
    archivedAt: (conversation.archivedAt ?? new Date()).toISOString(),
  },
});

/** A member of the company answers in person from now on. */
export const conversationTakenOver = (
  conversation: Conversation,
  { id, name }: Author,
): NewWebhookEvent => ({
  type: 'conversation.taken_over',
  data: {
    ...common(conversation),
    handlerId: id,
    handlerName: name,
    takenOverAt: new Date().toISOString(),
  },
});

/** A member of the company has answered. */
export const conversationReplied = (
  conversation: Conversation,
  message: Message,
  { id, name }: Author,
): NewWebhookEvent => ({
  type: 'conversation.replied',
  data: {
    ...common(conversation),
    messageId: message.id,
    text: message.text,
    authorId: id,
    authorName: name,
    repliedAt: message.createdAt.toISOString(),
  },
});
