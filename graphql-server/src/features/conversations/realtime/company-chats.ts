import { LRUCache } from 'lru-cache';
import {
  companyOf,
  type RequestContext,
  requireAccess,
  requirePermission,
  requireStaff,
  type StaffActor,
} from '../../../platform/context/index.js';
import { badInput, forbidden, unauthenticated } from '../../../platform/errors/index.js';
import { type EventBus, followTopic } from '../../../platform/events/index.js';
import {
  concerns,
  VIEWER_CHANGED_TOPIC,
  type ViewerChange,
} from '../../../platform/viewer-changes/index.js';
import type { JsonConnection } from '../../../platform/sockets/index.js';
import type { SessionService } from '../../auth/index.js';
import { conversationReasons } from '../conversation.reasons.js';
import { findCompanyMessages, findMessageViews } from '../conversation.repository.js';
import {
  type CompanyChatEvent,
  companyChatsTopic,
  isAnswer,
  isCategorised,
  type MessageView,
} from '../conversation-views.js';
import {
  answerId,
  categorizationResult,
  chatResponse,
  type ClientMessage,
  envelope,
  readTopic,
  type Topic,
} from './chat-messages.js';

/** Ids of the last messages that were told, so that none is told twice. */
const REMEMBERED = 5_000;

/** An answer may have been begun so long before it ended. */
const LONGEST_ANSWER_MS = 5 * 60_000;

/** Older missed events are not sent; the history of the chats has them. */
const LONGEST_GAP_MS = 60 * 60_000;

/** So many messages are told at most after a gap, the last ones. */
const MOST_MISSED = 500;

interface CompanyChatsParts {
  connection: JsonConnection;
  /** The request context at the time of connecting. */
  context: RequestContext;
  events: EventBus;
  sessions: SessionService;
  /** The company whose chats an administrator of the platform asks for. */
  companyId: string | undefined;
  /** Until when the client had heard of everything on an earlier socket. */
  since: Date | undefined;
  /** Told when nothing more will come, and why. */
  onEnd: (error: unknown) => void;
}

/**
 * The socket of a company user: it reports the chats with the company's tenants and owners as they
 * happen. Nothing comes until a topic is subscribed to. Earlier events are sent only to clients
 * that come back, and after a gap in the events.
 */
export class CompanyChats {
  readonly #parts: CompanyChatsParts;
  readonly #topics = new Set<Topic>();
  readonly #told = new LRUCache<string, true>({ max: REMEMBERED });
  /** The actor when the session was last read. */
  #actor: StaffActor;
  #events: AsyncIterableIterator<CompanyChatEvent[]> | undefined;
  /** When an event came last: none was missed before. */
  #upTo = new Date();
  #stopped = false;

  constructor(parts: CompanyChatsParts) {
    this.#parts = parts;
    this.#actor = requireStaff(parts.context.actor);
  }

  async receive(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'connect':
        return this.#parts.connection.send(envelope('connected', { requestId: message.requestId }));
      case 'subscribe':
      case 'unsubscribe':
        return this.#choose(message);
      case 'chat':
      case 'chat:end':
        throw forbidden(conversationReasons.ONLY_TENANTS_CHAT);
      default:
        throw badInput(conversationReasons.MESSAGE_TYPE_UNKNOWN);
    }
  }

  stop(): void {
    this.#stopped = true;
    void this.#events?.return?.();
  }

  async #choose({ type, topic, requestId }: ClientMessage): Promise<void> {
    const known = readTopic(topic);
    const companyId = await this.#admit();
    const isNew = type === 'subscribe' && !this.#topics.has(known);
    if (type === 'subscribe') {
      if (isNew && !this.#parts.since) await this.#countAsTold(companyId, known);
      this.#topics.add(known);
      await this.#follow(companyId);
    } else {
      this.#topics.delete(known);
    }
    await this.#parts.connection.send(envelope(`${type}d`, { topic: known, requestId }));
    if (isNew && this.#parts.since) await this.#tellMissed(companyId, this.#parts.since);
  }

  /** Events before the first subscription are not sent after a gap either. */
  async #countAsTold(companyId: string, topic: Topic): Promise<void> {
    for (const { messages } of await this.#findMissed(companyId, new Date())) {
      for (const message of messages) {
        if (topicOf(message) === topic) this.#told.set(answerId(message), true);
      }
    }
  }

  async #tellMissed(companyId: string, since: Date): Promise<void> {
    for (const event of await this.#findMissed(companyId, since)) await this.#tell(event);
  }

  /** What may have happened after a moment, in the order in which it was begun. */
  async #findMissed(companyId: string, since: Date): Promise<CompanyChatEvent[]> {
    const from = Math.max(since.getTime(), Date.now() - LONGEST_GAP_MS) - LONGEST_ANSWER_MS;
    const em = this.#parts.context.em.fork();
    const found = await findCompanyMessages(em, companyId, new Date(from), MOST_MISSED);
    return found.map(({ message, ...chat }) => ({ ...chat, messages: [message] }));
  }

  /** The company whose chats may be followed now; throws unless the actor may follow one. */
  async #admit(): Promise<string> {
    const { context, sessions, companyId } = this.#parts;
    const actor = await sessions.current(context.em.fork(), this.#actor);
    if (!actor) throw unauthenticated();
    this.#actor = actor;
    requireAccess(['admin', 'companyUser'], actor);
    return companyOf(requirePermission(actor, 'conversations.view'), companyId);
  }

  async #follow(companyId: string): Promise<void> {
    if (this.#events) return;
    const { events } = this.#parts;
    this.#upTo = new Date();
    let isGap = false;
    this.#events = await followTopic<CompanyChatEvent[]>(events, companyChatsTopic(companyId), {
      first: async () => {
        if (isGap) return this.#findMissed(companyId, this.#upTo);
        isGap = true;
        return undefined;
      },
      next: (payload) => [payload as CompanyChatEvent],
      access: {
        topic: VIEWER_CHANGED_TOPIC,
        isAbout: (change) => concerns(change as ViewerChange, this.#actor),
        holds: async () => {
          await this.#admit();
          return true;
        },
      },
    });
    if (this.#stopped) this.stop();
    void this.#run(this.#events).catch((error: unknown) => {
      this.#events = undefined;
      this.#topics.clear();
      this.#parts.onEnd(error);
    });
  }

  async #run(steps: AsyncIterableIterator<CompanyChatEvent[]>): Promise<void> {
    for await (const events of steps) {
      this.#upTo = new Date();
      for (const event of events) await this.#tell(event);
    }
  }

  async #tell({ conversationId, sessionId, messages }: CompanyChatEvent): Promise<void> {
    const { connection, context } = this.#parts;
    for (const message of messages) {
      const id = answerId(message);
      const topic = topicOf(message);
      if (!this.#topics.has(topic) || this.#told.has(id)) continue;
      this.#told.set(id, true);
      if (isCategorised(message)) {
        await connection.send(categorizationResult(sessionId, message));
      } else {
        const em = context.em.fork();
        const messageId = message.replyToId ?? '';
        const [question] = await findMessageViews(em, conversationId, { messageId });
        const requestId = question?.requestId ?? null;
        await connection.send(chatResponse({ sessionId, requestId, answer: message }));
      }
    }
  }
}

const topicOf = (message: MessageView): Topic =>
  isAnswer(message) ? 'chat:response' : 'categorization:result';
