import type { RequestContext } from '../../platform/context/index.js';
import type { ConversationFeed } from './conversation-feed.js';
import type { MessageView } from './conversation-views.js';

/** An answer with the category of its question. */
export type FinishedAnswer = MessageView;

/** Waits for answers on behalf of those who cannot follow a conversation. */
export class AnswerReader {
  readonly #feed: ConversationFeed;

  constructor(feed: ConversationFeed) {
    this.#feed = feed;
  }

  /** The finished answer to a message of the actor, by the assistant or a person, or undefined if the signal comes first. */
  async waitFor(
    context: RequestContext,
    sessionId: string,
    question: MessageView,
    signal: AbortSignal,
  ): Promise<FinishedAnswer | undefined> {
    let { category } = question;
    // The question changes together with its answer, so its own revision may be too late.
    const cursor = String(Math.max(0, question.revision - 1));
    const feed = await this.#feed.follow(context, sessionId, cursor);
    const stop = () => void feed.return?.();
    signal.addEventListener('abort', stop);
    try {
      if (signal.aborted) return undefined;
      for await (const event of feed) {
        if (event.kind !== 'message') continue;
        const { message } = event;
        if (message.id === question.id) category = message.category;
        const byPerson = message.sender === 'PERSON' && message.sequence > question.sequence;
        const isReply = byPerson || message.replyToId === question.id;
        if (!isReply || message.status === 'GENERATING') continue;
        return { ...message, category };
      }
      return undefined;
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}
