import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context/index.js';
import {
  AppError,
  asUnavailable,
  badInput,
  forbidden,
  platformReasons,
  RateLimitedError,
  unauthenticated,
} from '../../../platform/errors/index.js';
import { type EventBus, SlowSubscriberError } from '../../../platform/events/index.js';
import type {
  JsonConnection,
  JsonMessage,
  JsonSocketHandler,
} from '../../../platform/sockets/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { attachmentReasons } from '../../attachments/index.js';
import type { SessionService } from '../../auth/index.js';
import type { ConversationFeed } from '../conversation-feed.js';
import type { ConversationView } from '../conversation-views.js';
import { conversationReasons } from '../conversation.reasons.js';
import type { ConversationService } from '../conversation.service.js';
import {
  chatEnd,
  type ClientMessage,
  envelope,
  readClientMessage,
  readMoment,
  readTopic,
  type Topic,
  TOPICS,
} from './chat-messages.js';
import { CompanyChats } from './company-chats.js';
import { SessionFollower } from './session-follower.js';

/** Chat sessions that one socket can be about; a client has one, and a new one after its end. */
const MAX_SESSIONS = 4;

interface ChatSocketParts {
  conversations: ConversationService;
  feed: ConversationFeed;
  events: EventBus;
  sessions: SessionService;
  log: Logger;
}

/**
 * The chat over one socket: an adapter of the same services as GraphQL and REST. Company
 * users follow the chats of their company by it.
 */
export class ChatSocket implements JsonSocketHandler {
  readonly #connection: JsonConnection;
  readonly #parts: ChatSocketParts;
  readonly #topics = new Set<Topic>(TOPICS);
  readonly #followers = new Map<string, SessionFollower>();
  /** Ends that this client has asked for, and their request ids. */
  readonly #endings = new Map<string, string | undefined>();
  readonly #companyId: string | undefined;
  readonly #since: Date | undefined;
  #companyChats: CompanyChats | undefined;
  #sessionId: string | undefined;
  #lastMessageId: string | undefined;
  #isSignedIn = false;
  #isClosed = false;

  constructor(connection: JsonConnection, url: URL, parts: ChatSocketParts) {
    this.#connection = connection;
    this.#parts = parts;
    this.#sessionId = url.searchParams.get('sessionId') ?? undefined;
    this.#lastMessageId = url.searchParams.get('lastMessageId') ?? undefined;
    this.#companyId = url.searchParams.get('companyId') ?? undefined;
    this.#since = readMoment(url.searchParams.get('since'));
  }

  async open(): Promise<void> {
    await this.#connection.send(
      envelope('connected', {
        sessionId: this.#sessionId,
        data: { authenticated: this.#connection.actor.kind !== 'anonymous', topics: TOPICS },
      }),
    );
    if (this.#connection.actor.kind !== 'anonymous') await this.#enter();
  }

  async receive(raw: JsonMessage): Promise<void> {
    const message = readClientMessage(raw);
    switch (message.type) {
      case 'ping':
        return this.#connection.send(envelope('pong', { requestId: message.requestId }));
      case 'pong':
        return undefined;
      case 'auth':
        return this.#signIn(message);
    }
    if (this.#companyChats) return this.#companyChats.receive(message);
    switch (message.type) {
      case 'connect':
        return this.#enterSession(message);
      case 'subscribe':
      case 'unsubscribe':
        return this.#choose(message);
      case 'chat':
        return this.#chat(message);
      case 'chat:end':
        return this.#end(message);
      default:
        throw badInput(conversationReasons.MESSAGE_TYPE_UNKNOWN);
    }
  }

  async fail(thrown: unknown, message: JsonMessage): Promise<void> {
    const { requestId } = message;
    const error = asUnavailable(thrown) ?? thrown;
    if (thrown !== error) this.#parts.log.error({ err: thrown }, 'a part of the server is away');
    if (!(error instanceof AppError)) {
      this.#parts.log.error({ err: error }, 'unexpected error');
      const { message: text, told } = platformReasons.UNEXPECTED;
      const failure = { code: 'INTERNAL', message: text, ...told, requestId };
      return this.#connection.send(envelope('error', failure));
    }
    await this.#connection.send(
      envelope('error', {
        code: error.code,
        message: error.message,
        ...error.refusal.told,
        requestId,
        ...(error.fields.length > 0 ? { details: error.fields } : {}),
        ...(error instanceof RateLimitedError ? { retryAfter: error.retryAfterSeconds } : {}),
      }),
    );
    const type = message['type'];
    const wasRefused = this.#isSignedIn || type === 'auth' || type === undefined;
    if (error.code === 'UNAUTHENTICATED' && wasRefused) {
      this.#connection.close(4401, 'Not signed in');
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#stopFollowing();
  }

  #stopFollowing(): void {
    for (const follower of this.#followers.values()) follower.stop();
    this.#followers.clear();
    this.#companyChats?.stop();
    this.#companyChats = undefined;
  }

  async #signIn({ token, sessionId, lastMessageId, requestId }: ClientMessage): Promise<void> {
    if (!token) throw unauthenticated(attachmentReasons.CHAT_SIGN_IN_REQUIRED);
    const actor = await this.#connection.signIn({ bearer: token });
    if (actor.kind === 'anonymous') throw unauthenticated(attachmentReasons.CHAT_SIGN_IN_REQUIRED);
    this.#stopFollowing();
    this.#sessionId = sessionId ?? this.#sessionId;
    this.#lastMessageId = lastMessageId ?? this.#lastMessageId;
    await this.#connection.send(
      envelope('authenticated', { sessionId: this.#sessionId, requestId }),
    );
    await this.#enter();
  }

  /** A user is signed in now: end users are sent what they missed. */
  async #enter(): Promise<void> {
    const { kind } = this.#connection.actor;
    if (kind === 'companyUser' || kind === 'admin') return this.#enterAsStaff();
    if (kind !== 'endUser') {
      await this.fail(forbidden(), {});
      this.#connection.close(4403, 'Forbidden');
      return;
    }
    this.#isSignedIn = true;
    if (this.#sessionId) await this.#follow(await this.#context(), this.#sessionId);
  }

  async #enterAsStaff(): Promise<void> {
    this.#isSignedIn = true;
    this.#companyChats = new CompanyChats({
      connection: this.#connection,
      context: await this.#connection.context(),
      events: this.#parts.events,
      sessions: this.#parts.sessions,
      companyId: this.#companyId,
      since: this.#since,
      onEnd: (error) => {
        if (error instanceof AppError) void this.fail(error, {});
        else this.#letGo(error);
      },
    });
  }

  async #enterSession({ sessionId, lastMessageId, requestId }: ClientMessage): Promise<void> {
    const context = await this.#context();
    this.#sessionId = sessionId ?? this.#sessionId;
    this.#lastMessageId = lastMessageId ?? this.#lastMessageId;
    await this.#connection.send(envelope('connected', { sessionId: this.#sessionId, requestId }));
    if (this.#sessionId) await this.#follow(context, this.#sessionId);
  }

  async #choose({ type, topic, sessionId, requestId }: ClientMessage): Promise<void> {
    const known = readTopic(topic);
    const context = await this.#context();
    if (type === 'subscribe') this.#topics.add(known);
    else this.#topics.delete(known);
    const session = sessionId ?? this.#sessionId;
    await this.#connection.send(
      envelope(`${type}d`, { topic: known, sessionId: session, requestId }),
    );
    if (type === 'subscribe' && session) await this.#follow(context, session);
  }

  async #chat(message: ClientMessage): Promise<void> {
    const context = await this.#context();
    const { requestId = randomUUID(), uploadedFiles } = message;
    const sessionId = message.sessionId ?? this.#sessionId ?? '';
    // Before the message is stored, or its answer could come before this socket listens.
    await this.#follow(context, sessionId);
    const content = message.text ?? message.content ?? message.message ?? '';
    const input = { sessionId, requestId, content, attachmentIds: uploadedFiles ?? [] };
    const stored = await this.#parts.conversations.send(context, input, { retryFailed: true });
    await this.#connection.send(
      envelope('chat:received', { requestId, sessionId, data: { messageId: stored.id } }),
    );
  }

  async #end({ requestId, ...message }: ClientMessage): Promise<void> {
    const context = await this.#context();
    const sessionId = message.sessionId ?? this.#sessionId ?? '';
    await this.#follow(context, sessionId);
    const conversation = await this.#parts.conversations.end(context, { sessionId });
    if (conversation.status !== 'ENDED') this.#endings.set(sessionId, requestId);
    await this.#tellEnd(conversation, requestId);
  }

  async #tellEnd(conversation: ConversationView, requestId: string | undefined): Promise<void> {
    await this.#connection.send(chatEnd(conversation, requestId));
  }

  /** The context of one operation of an end user; looked at anew, as the session may be over. */
  async #context(): Promise<RequestContext> {
    if (this.#connection.actor.kind === 'anonymous')
      throw unauthenticated(attachmentReasons.CHAT_SIGN_IN_REQUIRED);
    const context = await this.#connection.context();
    if (context.actor.kind === 'anonymous')
      throw unauthenticated(attachmentReasons.CHAT_SIGN_IN_REQUIRED);
    if (context.actor.kind !== 'endUser') throw forbidden();
    return context;
  }

  async #follow(context: RequestContext, sessionId: string): Promise<void> {
    // The service refuses a wrong id. A message may still be worked on after the socket has closed.
    if (sessionId === '' || this.#isClosed) return;
    this.#sessionId ??= sessionId;
    if (this.#followers.has(sessionId)) return;
    const [oldest] = this.#followers;
    if (oldest && this.#followers.size >= MAX_SESSIONS) {
      oldest[1].stop();
      this.#followers.delete(oldest[0]);
    }
    const follower = new SessionFollower({
      feed: this.#parts.feed,
      sessionId,
      wants: (topic) => this.#topics.has(topic),
      send: (message) => this.#connection.send(message),
      onConversation: async (conversation) => {
        if (conversation.status !== 'ENDED' || !this.#endings.has(sessionId)) return;
        const requestId = this.#endings.get(sessionId);
        this.#endings.delete(sessionId);
        await this.#tellEnd(conversation, requestId);
      },
      onFailure: (error) => this.#letGo(error),
    });
    this.#followers.set(sessionId, follower);
    await follower.start(context, this.#lastMessageId);
  }

  /** Closes a socket that gets no events any more: its client returns and gets what it missed. */
  #letGo(error: unknown): void {
    if (!(error instanceof SlowSubscriberError)) {
      this.#parts.log.error({ err: error }, 'a chat could not be followed');
    }
    this.#connection.close(1013, 'Try again later');
  }
}
