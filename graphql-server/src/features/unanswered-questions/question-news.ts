import { afterCommit, type EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { type InboxChange, inboxTopic } from '../conversations/index.js';

/** With more conversations than these, open inboxes read everything again. */
const MOST_NAMED = 20;

/** Tells open inboxes in which conversations there is another number of open questions. */
export class QuestionNews {
  readonly #events: EventBus;

  constructor(events: EventBus) {
    this.#events = events;
  }

  /** Told after the commit. */
  tell(tx: EntityManager, companyId: string, conversationIds: readonly string[]): void {
    const ids = [...new Set(conversationIds)];
    const changes: InboxChange[] =
      ids.length > MOST_NAMED ? [{ all: true }] : ids.map((conversationId) => ({ conversationId }));
    const topic = inboxTopic(companyId);
    afterCommit(tx, () => {
      for (const change of changes) void this.#events.publish(topic, change);
    });
  }
}
