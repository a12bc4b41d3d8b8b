import { Connection, CONNECTION_TIMEOUT, type ConnectionState } from './connection.js';
import { Emitter } from './emitter.js';
import { extractText } from './extract-text.js';
import type { RealtimeMessage, UploadedFile } from './messages.js';
import { SeenMessages } from './seen-messages.js';
import type { SocketClass } from './socket-like.js';

export { CONNECTION_TIMEOUT };

/** How to reach the chat, and the user to sign in as. */
export interface RealtimeOptions {
  /** Address of the socket or of the site: `wss://chat.example/ws`, `https://chat.example`. */
  url: string;
  /** Session id that the client has chosen for this chat; none where the staff listens to all. */
  sessionId?: string;
  /**
   * Token of `users/authenticate` for clients without its cookie, or of a company user. It goes along
   * as the first message, never in the address. A function is asked at every attempt.
   */
  token?: string | (() => string | Promise<string>);
  /** Id of the last answer that was shown before; only later ones are told. */
  lastMessageId?: string;
  /** For staff, `heardUntil` of an earlier client: what came since then is told. */
  since?: string;
  /** Where the platform has no WebSocket of its own. */
  socketClass?: SocketClass;
}

/** A message of the user. */
export interface ChatInput {
  text: string;
  /** The same id is the same message. Made up if missing. */
  requestId?: string;
  /** Files of `files/upload-with-message`. */
  uploadedFiles?: readonly (UploadedFile | string)[];
}

/** What can be listened to. Every message comes as `message`, and under its type if it is named here. */
export interface RealtimeEvents {
  state: ConnectionState;
  message: RealtimeMessage;
  'chat:response': RealtimeMessage & { text: string | undefined };
  'categorization:result': RealtimeMessage;
  'chat:received': RealtimeMessage;
  'chat:end': RealtimeMessage;
  error: RealtimeMessage;
  /** Nothing more is tried; `connect()` begins anew. */
  'connection:failed': Error;
}

const NAMED = ['categorization:result', 'chat:received', 'chat:end', 'error'] as const;

interface Outgoing {
  requestId: string;
  message: object;
}

/**
 * A chat over the JSON socket. Messages are kept until the server has confirmed them: those sent
 * while there is no connection go out with the next one, and an answer comes once.
 */
export class RealtimeClient {
  readonly #options: RealtimeOptions;
  readonly #connection: Connection;
  readonly #events = new Emitter<RealtimeEvents>();
  readonly #seen = new SeenMessages();
  readonly #unconfirmed = new Map<string, Outgoing>();
  readonly #topics = new Map<string, boolean>();
  #lastMessageId: string | undefined;
  #heardUntil: string | undefined;
  /** Whether this connection has told everything that was missed before. */
  #isUpToDate = false;
  #lostAt: number | undefined;

  constructor(options: RealtimeOptions) {
    this.#options = options;
    this.#lastMessageId = options.lastMessageId;
    this.#heardUntil = options.since;
    this.#connection = new Connection({
      socketClass: options.socketClass ?? globalThis.WebSocket,
      url: () => this.#url(),
      onOpen: (send) => this.#introduce(send),
      isConfirmation: ({ type }) => type === 'authenticated',
      onMessage: (message) => this.#receive(message),
      onState: (state) => this.#changeState(state),
      onFailed: (reason) => this.#events.emit('connection:failed', reason),
    });
  }

  get state(): ConnectionState {
    return this.#connection.state;
  }

  /** Id of the last answer; hand it to the next client of the same chat. */
  get lastMessageId(): string | undefined {
    return this.#lastMessageId;
  }

  /** When the last message left the server, by its clock; hand it to the next client of the staff. */
  get heardUntil(): string | undefined {
    return this.#heardUntil;
  }

  /** Listens; the result stops listening. */
  on<Name extends keyof RealtimeEvents>(
    name: Name,
    listener: (payload: RealtimeEvents[Name]) => void,
  ): () => void {
    return this.#events.on(name, listener);
  }

  /**
   * Connects. While another call connects, this one waits for it. When it fails it throws, and the
   * connection is tried again by itself until `connection:failed`.
   */
  async connect(): Promise<void> {
    await this.#connection.connect();
  }

  /** Closes for good. Messages that were not confirmed stay for the next `connect()`. */
  disconnect(): void {
    this.#connection.disconnect();
  }

  /** Sends a message of the user and returns its request id; the answer comes as `chat:response`. */
  chat({ text, requestId = randomId(), uploadedFiles = [] }: ChatInput): string {
    const { sessionId } = this.#options;
    this.#post(requestId, { type: 'chat', text, sessionId, requestId, uploadedFiles });
    return requestId;
  }

  /** Ends the chat; `chat:end` confirms it, and comes once more when summary and mails are done. */
  end(requestId = randomId()): string {
    const { sessionId } = this.#options;
    this.#post(requestId, { type: 'chat:end', sessionId, requestId });
    return requestId;
  }

  /** Asks for a topic, `chat:response` or `categorization:result`. Both are on from the start of a chat. */
  subscribe(topic: string): void {
    this.#chooseTopic(topic, true);
  }

  unsubscribe(topic: string): void {
    this.#chooseTopic(topic, false);
  }

  #chooseTopic(topic: string, isWanted: boolean): void {
    this.#topics.set(topic, isWanted);
    this.#connection.send({ type: isWanted ? 'subscribe' : 'unsubscribe', topic });
  }

  #post(requestId: string, message: object): void {
    this.#unconfirmed.set(requestId, { requestId, message });
    this.#connection.send(message);
  }

  #url(): string {
    const url = new URL(this.#options.url);
    url.protocol = url.protocol.replace(/^http/, 'ws');
    if (url.pathname === '/') url.pathname = '/ws';
    const { sessionId } = this.#options;
    if (sessionId !== undefined) url.searchParams.set('sessionId', sessionId);
    else if (this.#heardUntil) url.searchParams.set('since', this.#heardUntil);
    if (this.#lastMessageId) url.searchParams.set('lastMessageId', this.#lastMessageId);
    return url.toString();
  }

  async #introduce(send: (message: object) => void): Promise<boolean> {
    const { token } = this.#options;
    if (token === undefined) return false;
    send({ type: 'auth', token: typeof token === 'function' ? await token() : token });
    return true;
  }

  #changeState(state: ConnectionState): void {
    if (state === 'connected') {
      for (const [topic, isWanted] of this.#topics) {
        this.#connection.send({ type: isWanted ? 'subscribe' : 'unsubscribe', topic });
      }
      for (const { message } of this.#unconfirmed.values()) this.#connection.send(message);
    }
    if (this.#options.sessionId === undefined) this.#followAsStaff(state === 'connected');
    this.#events.emit('state', state);
  }

  /** Staff have no last answer to come back with: they say until when they have heard everything. */
  #followAsStaff(isConnected: boolean): void {
    if (isConnected) {
      if (this.#lostAt !== undefined) this.#seen.extend(Date.now() - this.#lostAt);
      this.#lostAt = undefined;
      // Nothing was missed before the first connection. Its answer comes behind what was missed.
      this.#isUpToDate = this.#heardUntil === undefined;
      this.#connection.send({ type: 'ping' });
    } else {
      this.#lostAt ??= Date.now();
    }
  }

  #receive(message: RealtimeMessage): void {
    const { type, id, requestId, timestamp } = message;
    if (type === 'pong') this.#isUpToDate = true;
    if (this.#isUpToDate && timestamp) this.#heardUntil = timestamp;
    if (requestId && CONFIRMATIONS.has(type)) this.#settle(requestId, message);
    if (id !== undefined && !this.#seen.add(id)) return;
    this.#events.emit('message', message);
    if (type === 'chat:response') {
      this.#lastMessageId = id;
      this.#events.emit('chat:response', { ...message, text: extractText(message) });
    }
    const name = NAMED.find((known) => known === type);
    if (name) this.#events.emit(name, message);
  }

  /** The server has it, or never will; what it was only too busy for stays. */
  #settle(requestId: string, { type, code }: RealtimeMessage): void {
    if (type === 'error' && (code === 'INTERNAL' || code === 'UNAVAILABLE')) return;
    this.#unconfirmed.delete(requestId);
  }
}

const CONFIRMATIONS = new Set(['chat:received', 'chat:response', 'chat:end', 'error']);

const randomId = () => globalThis.crypto.randomUUID();
