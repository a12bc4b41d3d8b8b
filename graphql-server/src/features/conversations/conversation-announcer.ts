import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Conversation } from './conversation.entity.js';
import {
  type AttachmentView,
  companyChatsTopic,
  conversationTopic,
  inboxTopic,
  isAnswer,
  isCategorised,
  type MessageView,
  viewConversation,
  viewMessage,
} from './conversation-views.js';
import type { Message } from './message.entity.js';

/** What changed together with the conversation. */
export interface Changes {
  /** Changed messages that are at hand, with their files. */
  messages?: { message: Message; attachments?: readonly AttachmentView[] }[];
  /** A message that a statement of its own changed, as it is now. */
  view?: MessageView | undefined;
}

/** Tells everybody who follows a conversation what changed in it. */
export class ConversationAnnouncer {
  readonly #events: EventBus;

  constructor(events: EventBus) {
    this.#events = events;
  }

  /**
   * Counts a change: raises the revision, gives it to the changed messages, and announces both as
   * they are after the commit. The conversation must be locked; call it once a transaction.
   */
  change(em: EntityManager, conversation: Conversation, changes: Changes = {}): number {
    conversation.revision += 1;
    const { revision } = conversation;
    for (const { message } of changes.messages ?? []) {
      message.revision = revision;
      if (message.status !== 'GENERATING') conversation.lastActivityAt = new Date();
    }
    afterCommit(em, () => void this.#announce(conversation, changes));
    return revision;
  }

  async #announce(
    conversation: Conversation,
    { messages = [], view: changed }: Changes,
  ): Promise<void> {
    const { id, sessionId, endUser, company } = conversation;
    const views = messages.map(({ message, attachments }) => viewMessage(message, attachments));
    if (changed) views.unshift(changed);
    await this.#events.publish(conversationTopic(sessionId, endUser.id), {
      kind: 'changed',
      conversation: viewConversation(conversation),
      messages: views,
    });
    await this.#events.publish(inboxTopic(company.id), { conversationId: id });
    const messagesToTell = views.filter((view) => isAnswer(view) || isCategorised(view));
    if (messagesToTell.length === 0) return;
    await this.#events.publish(companyChatsTopic(company.id), {
      conversationId: id,
      sessionId,
      messages: messagesToTell,
    });
  }
}
