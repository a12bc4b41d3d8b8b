import { setTimeout as delay } from 'node:timers/promises';
import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
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
import { findMessageViews } from './conversation.repository.js';
import type { Message } from './message.entity.js';

/** What changed together with the conversation. */
export interface Changes {
  /** Changed messages that are at hand, with their files. */
  messages?: { message: Message; attachments?: readonly AttachmentView[] }[];
  /** A changed message that is not at hand and has to be read. */
  messageId?: string;
}

/** When an announcement is tried again that failed because the database was away just then. */
const AGAIN_AFTER_MS = [250, 1_000, 4_000, 10_000];

/** Tells everybody who follows a conversation what changed in it. */
export class ConversationAnnouncer {
  readonly #events: EventBus;
  readonly #log: Logger;

  constructor(events: EventBus, log: Logger) {
    this.#events = events;
    this.#log = log;
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
    afterCommit(em, () => {
      void this.#announceStubbornly(em.fork(), conversation, changes);
    });
    return revision;
  }

  async #announceStubbornly(
    em: EntityManager,
    conversation: Conversation,
    changes: Changes,
  ): Promise<void> {
    for (const delayMs of [...AGAIN_AFTER_MS, undefined]) {
      try {
        return await this.#announce(em.fork(), conversation, changes);
      } catch (error) {
        // Followers are looked after besides, so that this only makes them wait.
        this.#log.warn({ err: error }, 'a change could not be announced');
        if (delayMs === undefined) return;
        await delay(delayMs, undefined, { ref: false });
      }
    }
  }

  async #announce(
    em: EntityManager,
    conversation: Conversation,
    { messages = [], messageId }: Changes,
  ): Promise<void> {
    const { id, sessionId, endUser, company } = conversation;
    const views: MessageView[] = messages.map(({ message, attachments }) =>
      viewMessage(message, attachments),
    );
    if (messageId) views.unshift(...(await findMessageViews(em, id, { messageId })));
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
