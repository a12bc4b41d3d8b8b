import { attachmentUrl } from '../attachments/index.js';
import type { ConversationView, MessageView } from './conversation-views.js';
import type { FeedEvent } from './conversation-feed.js';
import {
  AnswerDelta,
  ConversationChanged,
  ConversationType,
  MessageChanged,
  PersonTyping,
} from './conversation.type.js';
import { ChatMessage, type ChatMessageConnection } from './message.type.js';

/** A message as the GraphQL type. */
export function presentMessage(view: MessageView): ChatMessage {
  return Object.assign(new ChatMessage(), {
    ...view,
    createdAt: new Date(view.createdAt),
    rating: view.rating && { ...view.rating, at: new Date(view.rating.at) },
    attachments: view.attachments.map((file) => ({ ...file, url: attachmentUrl(file.id) })),
  });
}

/** A conversation as the GraphQL type. */
export function presentConversation(view: ConversationView): ConversationType {
  return Object.assign(new ConversationType(), {
    ...view,
    cursor: String(view.revision),
    handledBy: view.handlerName,
    startedAt: new Date(view.startedAt),
    endedAt: view.endedAt ? new Date(view.endedAt) : null,
  });
}

/** A step of the feed as a member of the GraphQL union. */
export function presentFeedEvent(event: FeedEvent) {
  switch (event.kind) {
    case 'message':
      return Object.assign(new MessageChanged(), {
        cursor: String(event.cursor),
        message: presentMessage(event.message),
      });
    case 'conversation':
      return Object.assign(new ConversationChanged(), {
        cursor: String(event.cursor),
        conversation: presentConversation(event.conversation),
      });
    case 'delta':
      return Object.assign(new AnswerDelta(), event);
    case 'typing':
      return Object.assign(new PersonTyping(), event);
  }
}

/** A page of messages; the cursor of a message is its sequence. */
export function presentMessageConnection(
  views: MessageView[],
  {
    first,
    afterSequence,
    totalCount,
  }: { first: number; afterSequence: number; totalCount: number },
): ChatMessageConnection {
  const page = views.slice(0, first);
  const edges = page.map((view) => ({ cursor: String(view.sequence), node: presentMessage(view) }));
  return {
    edges,
    totalCount,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: views.length > first,
      hasPreviousPage: afterSequence > 0,
    },
  };
}
