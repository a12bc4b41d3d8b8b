import type { RequestContext } from '../../platform/context/index.js';
import { conflict } from '../../platform/errors/index.js';
import { tellsOfDanger } from '../assistant/index.js';
import { conversationReasons } from './conversation.reasons.js';
import type { ConversationFeed } from './conversation-feed.js';
import type { MessageView } from './conversation-views.js';

/** What became of a message while it was waited for. */
export interface Awaited {
  /** The finished answer with the category of its question; undefined where there is none yet. */
  answer?: MessageView;
  /** The member of the company who has taken over and answers in person; null while the assistant does. */
  handlerName: string | null;
}

interface Wait {
  sessionId: string;
  question: MessageView;
  /** Whether to wait for a person, too, who may take hours. */
  waitsForPersons: boolean;
  /** Ends the waiting. */
  signal: AbortSignal;
}

/** Waits for answers on behalf of those who cannot follow a conversation. */
export class AnswerReader {
  readonly #feed: ConversationFeed;

  constructor(feed: ConversationFeed) {
    this.#feed = feed;
  }

  /** Waits for the finished answer to a message of the actor, by the assistant or a person. */
  async waitFor(
    context: RequestContext,
    { sessionId, question, waitsForPersons, signal }: Wait,
  ): Promise<Awaited> {
    let { category } = question;
    let handlerName: string | null = null;
    // The assistant answers what tells of danger even where a person has taken over.
    let isForAssistant = tellsOfDanger(question.text);
    // The question changes together with its answer, so its own revision may be too late.
    const cursor = String(Math.max(0, question.revision - 1));
    const feed = await this.#feed.follow(context, sessionId, cursor);
    const stop = () => void feed.return?.();
    signal.addEventListener('abort', stop);
    try {
      if (signal.aborted) return { handlerName };
      for await (const event of feed) {
        if (event.kind === 'conversation') {
          ({ handlerName } = event.conversation);
          if (handlerName === null || isForAssistant) continue;
          // In a chat that is over no person answers any more.
          if (event.conversation.status !== 'OPEN') {
            throw conflict(conversationReasons.CONVERSATION_ENDED);
          }
          if (!waitsForPersons) break;
        }
        if (event.kind !== 'message') continue;
        const { message } = event;
        if (message.id === question.id) category = message.category;
        const byPerson = message.sender === 'PERSON' && message.sequence > question.sequence;
        const isReply = byPerson || message.replyToId === question.id;
        if (!isReply) continue;
        // What the assistant has begun it finishes, also after a person has taken over.
        isForAssistant ||= message.status === 'GENERATING';
        if (message.status === 'GENERATING') continue;
        return { answer: { ...message, category }, handlerName };
      }
      return { handlerName };
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}
