import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { Conversation } from './conversation.entity.js';
import { conversationTopic } from './conversation-views.js';
import { findConversationView, findMessageViews } from './conversation.repository.js';

/** Tells everybody who follows a conversation what changed in it. */
export class ConversationAnnouncer {
  readonly #events: EventBus;
  readonly #log: Logger;

  constructor(events: EventBus, log: Logger) {
    this.#events = events;
    this.#log = log;
  }

  /**
   * Counts a change: raises the revision, and announces all that changed with it after the commit.
   * The conversation must be locked. Returns the revision for the changed rows.
   */
  change(em: EntityManager, conversation: Conversation): number {
    conversation.revision += 1;
    const { revision } = conversation;
    afterCommit(em, () => {
      void this.#announce(em.fork(), conversation, revision).catch((error: unknown) =>
        // Followers notice the gap at the next event or when they reconnect.
        this.#log.warn({ err: error }, 'a change could not be announced'),
      );
    });
    return revision;
  }

  async #announce(em: EntityManager, conversation: Conversation, revision: number): Promise<void> {
    const owner = { endUserId: conversation.endUser.id, companyId: conversation.company.id };
    const view = await findConversationView(em, conversation.sessionId, owner);
    if (!view) return;
    const messages = await findMessageViews(em, view.id, { afterRevision: revision - 1 });
    await this.#events.publish(conversationTopic(view.sessionId, owner.endUserId), {
      kind: 'changed',
      conversation: view,
      messages,
    });
  }
}
