import { type RequestContext, requireEndUser } from '../../../platform/context/index.js';
import type { JsonMessage } from '../../../platform/sockets/index.js';
import type { ConversationFeed, FeedEvent } from '../conversation-feed.js';
import {
  type ConversationView,
  isAnswer,
  isCategorised,
  type MessageView,
} from '../conversation-views.js';
import {
  findConversationView,
  findMessageRevision,
  findMessageViews,
} from '../conversation.repository.js';
import { answerId, categorizationResult, chatResponse, type Topic } from './chat-messages.js';

/** How far back answers are sent to a client that does not say what it saw last. */
const RECENT_MS = 5 * 60_000;

interface FollowerParts {
  feed: ConversationFeed;
  sessionId: string;
  wants: (topic: Topic) => boolean;
  /** Resolves once the message has left, so that clients are not sent more than they read. */
  send: (message: JsonMessage) => Promise<void>;
  onConversation: (conversation: ConversationView) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Tells one socket about one chat session: every answer once. */
export class SessionFollower {
  readonly #parts: FollowerParts;
  readonly #told = new Set<string>();
  readonly #requestIds = new Map<string, string | null>();
  #context: RequestContext | undefined;
  #events: AsyncIterableIterator<FeedEvent> | undefined;
  #stopped = false;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /**
   * Begins to listen. First come the answers behind the one that the client saw last, or those of
   * the last minutes. Resolves once nothing that happens can be missed.
   */
  async start(context: RequestContext, lastMessageId: string | undefined): Promise<void> {
    const { feed, sessionId } = this.#parts;
    const { em } = context;
    this.#context = context;
    const conversation = await findConversationView(em, sessionId, requireEndUser(context.actor));
    const seen =
      conversation && lastMessageId
        ? await findMessageRevision(em, conversation.id, lastMessageId)
        : undefined;
    const cursor = seen === undefined ? undefined : String(seen);
    // Whatever changes from now on is news, however old the message is.
    const newsFrom = seen ?? conversation?.revision ?? 0;
    this.#events = await feed.follow(context, sessionId, cursor);
    if (this.#stopped) this.stop();
    void this.#run(this.#events, newsFrom).catch(this.#parts.onFailure);
  }

  stop(): void {
    this.#stopped = true;
    void this.#events?.return?.();
  }

  async #run(events: AsyncIterableIterator<FeedEvent>, newsFrom: number): Promise<void> {
    for await (const event of events) {
      if (event.kind === 'conversation') await this.#parts.onConversation(event.conversation);
      if (event.kind !== 'message') continue;
      const { message } = event;
      if (message.sender === 'USER') this.#requestIds.set(message.id, message.requestId);
      const isNews = message.revision > newsFrom || isRecent(message);
      if (isNews) await this.#tell(message);
    }
  }

  async #tell(message: MessageView): Promise<void> {
    const { sessionId, send, wants } = this.#parts;
    const id = answerId(message);
    if (this.#told.has(id)) return;
    if (isCategorised(message) && wants('categorization:result')) {
      this.#told.add(id);
      await send(categorizationResult(sessionId, message));
    }
    if (isAnswer(message) && wants('chat:response')) {
      this.#told.add(id);
      const requestId = await this.#requestIdOf(message.replyToId);
      await send(chatResponse({ sessionId, requestId, answer: message }));
    }
  }

  async #requestIdOf(questionId: string | null): Promise<string | null> {
    if (!questionId || !this.#context) return null;
    const known = this.#requestIds.get(questionId);
    if (known !== undefined) return known;
    const em = this.#context.em.fork();
    const owner = requireEndUser(this.#context.actor);
    const conversation = await findConversationView(em, this.#parts.sessionId, owner);
    if (!conversation) return null;
    const [question] = await findMessageViews(em, conversation.id, { messageId: questionId });
    return question?.requestId ?? null;
  }
}

const isRecent = ({ createdAt }: MessageView) => Date.parse(createdAt) > Date.now() - RECENT_MS;
