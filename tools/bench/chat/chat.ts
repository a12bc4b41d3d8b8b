import { randomUUID } from 'node:crypto';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { now } from '../harness/clock.ts';
import { type ConversationEvent, END, EVENTS, type Message, SEND } from './operations.ts';
import type { Session } from './session.ts';

/** How long one answer may take before the benchmark gives up. */
const LIMIT_MS = 60_000;

/** When what happened to a question, as the client saw it; times are of the monotonic clock. */
export interface Answer {
  sentAt: number;
  /** When the server had confirmed the question. */
  storedAt: number;
  firstDeltaAt: number;
  completedAt: number;
  /** Whether its pieces came before it and add up to it. */
  isWhole: boolean;
  /** How many use cases the answer names. */
  sources: number;
}

interface Piecewise {
  text: string;
  firstAt: number;
}

/** One conversation, followed over a socket of its own as the chat page does. */
export class Chat implements AsyncDisposable {
  readonly #session: Session;
  /** Chosen by the client, as by the chat page. */
  readonly sessionId = randomUUID().replaceAll('-', '').slice(0, 26);
  readonly #socket: Client;
  readonly #deltas = new Map<string, Piecewise>();
  readonly #messages = new Map<string, Message & { at: number }>();
  #status = 'OPEN';
  #failure: unknown;
  #wake: () => void = () => {};

  constructor(session: Session) {
    this.#session = session;
    const headers = { cookie: session.cookie };
    this.#socket = createClient({
      url: new URL('/graphql', session.url).toString().replace(/^http/, 'ws'),
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers });
        }
      },
      retryAttempts: 0,
    });
    this.#socket.subscribe<{ conversationEvents: ConversationEvent }>(
      { query: EVENTS, variables: { sessionId: this.sessionId } },
      {
        next: ({ data, errors }) => {
          if (data) this.#take(data.conversationEvents);
          if (errors) this.#fail(errors);
        },
        error: (error) => this.#fail(error),
        complete: () => this.#fail('The subscription ended.'),
      },
    );
  }

  /**
   * Asks, and waits for the whole answer; fails if its pieces are of another text. A follower that had to catch
   * up is told the answer before the rest of its pieces, or without any.
   */
  async ask(content: string, limitMs = LIMIT_MS): Promise<Answer> {
    const requestId = randomUUID();
    const input = { sessionId: this.sessionId, requestId, content, attachmentIds: [] };
    const sentAt = now();
    const { sendMessage } = await this.#session.graphql<{ sendMessage: { message: Message } }>(
      SEND,
      { input },
    );
    const storedAt = now();
    const questionId = sendMessage.message.id;
    const look = () =>
      [...this.#messages.values()].find(
        ({ replyToId, status }) => replyToId === questionId && status !== 'GENERATING',
      );
    const answer = await this.#until(look, limitMs);
    const pieces = this.#deltas.get(answer.id);
    if (answer.status !== 'COMPLETE' || !answer.text.startsWith(pieces?.text ?? '')) {
      throw new Error(`The answer is ${answer.status}; ${pieces?.text} became ${answer.text}`);
    }
    const { at: completedAt, sources } = answer;
    return {
      ...{ sentAt, storedAt, completedAt },
      firstDeltaAt: pieces?.firstAt ?? completedAt,
      isWhole: pieces?.text === answer.text,
      sources: sources.length,
    };
  }

  /** Ends the conversation and waits for its summary. */
  async end(): Promise<void> {
    await this.#session.graphql(END, { input: { sessionId: this.sessionId } });
    await this.#until(() => (this.#status === 'ENDED' ? true : undefined));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#socket.dispose();
  }

  #take(event: ConversationEvent): void {
    if (event.__typename === 'AnswerDelta') {
      const known = this.#deltas.get(event.messageId) ?? { text: '', firstAt: now() };
      known.text = known.text.slice(0, event.offset) + event.text;
      this.#deltas.set(event.messageId, known);
      return;
    }
    if (event.__typename === 'MessageChanged') {
      this.#messages.set(event.message.id, { ...event.message, at: now() });
    } else {
      this.#status = event.conversation.status;
    }
    this.#wake();
  }

  #fail(failure: unknown): void {
    this.#failure = failure;
    this.#wake();
  }

  async #until<T>(look: () => T | undefined, limitMs = LIMIT_MS): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#wake = () => {
      const found = look();
      if (found !== undefined) resolve(found);
      else if (this.#failure) reject(new Error(JSON.stringify(this.#failure)));
    };
    const timer = setTimeout(
      () => reject(new Error(`Nothing came for ${limitMs / 1000} s.`)),
      limitMs,
    );
    this.#wake();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}
