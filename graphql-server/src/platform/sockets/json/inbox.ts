import { z } from 'zod';
import type { RawData } from 'ws';
import { AppError, badInput, platformReasons, RateLimitedError } from '../../errors/index.js';
import { withoutNul } from '../../input/index.js';
import { MessageBudget } from '../message-budget.js';
import { contextOf, inSpan, type Logger, runIn, SpanKind } from '../../telemetry/index.js';
import type { JsonConnection, JsonMessage } from './json-connection.js';
import type { JsonSocketHandler } from './json-socket-handler.js';

/** 20 messages in 10 seconds; no person writes faster. */
const ORDINARY = { messageBurst: 20, messagesPerSecond: 2 };

/** Refusals cost something as well: a client that goes on regardless is disconnected. */
const FLOOD = { messageBurst: 100, messagesPerSecond: 20 };

/** The form of a message type; other texts are not put into traces. */
const KNOWN_TYPE = /^[a-z:]{1,20}$/;

const messageSchema = z.record(z.string(), z.unknown());

/** Takes the messages of one socket, in their order and one at a time. */
export class Inbox {
  readonly #connection: JsonConnection;
  readonly #handler: JsonSocketHandler;
  readonly #log: Logger;
  readonly #ordinary = new MessageBudget(ORDINARY);
  readonly #flood = new MessageBudget(FLOOD);
  #tail: Promise<void> = Promise.resolve();

  constructor(connection: JsonConnection, handler: JsonSocketHandler, log: Logger) {
    this.#connection = connection;
    this.#handler = handler;
    this.#log = log;
  }

  /** Does what has to be done before the first message; if that fails, the socket is closed. */
  begin(work: () => Promise<void>): void {
    this.#enqueue({}, async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof AppError)) this.#connection.close(1013, 'Try again later');
        throw error;
      }
    });
  }

  /** Counts something that came; false once it is too much, and the socket closed. */
  count(): boolean {
    const isAllowed = this.#flood.spend();
    if (!isAllowed) this.#connection.close(1008, 'Too many messages');
    return isAllowed;
  }

  take(data: RawData, isBinary: boolean): void {
    if (isBinary) return this.#connection.close(1003, 'Text only');
    if (!this.count()) return undefined;
    const message = parse(data);
    if (!message) {
      const failure = badInput(platformReasons.NOT_A_JSON_OBJECT);
      return this.#enqueue({}, async () => {
        throw failure;
      });
    }
    // Signs of life cost nothing.
    const isFree = message['type'] === 'ping';
    const isAllowed = isFree || this.#ordinary.spend();
    return this.#enqueue(message, async () => {
      if (!isAllowed) throw new RateLimitedError(platformReasons.MESSAGES_TOO_FAST, 1);
      if (isFree) await this.#handler.receive(message);
      else await this.#receive(message);
    });
  }

  /** As part of the client's trace, if the message names one. */
  async #receive(message: JsonMessage): Promise<void> {
    const { type } = message;
    const attributes =
      typeof type === 'string' && KNOWN_TYPE.test(type) ? { 'hausgeist.message.type': type } : {};
    const options = { kind: SpanKind.SERVER, attributes };
    await runIn(contextOf(message), async () =>
      inSpan('ws message', options, async () => this.#handler.receive(message)),
    );
  }

  #enqueue(message: JsonMessage, work: () => Promise<void>): void {
    this.#tail = this.#tail
      .then(work)
      .catch((error: unknown) => this.#handler.fail(error, message))
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'a failure could not be told to a socket');
        this.#connection.close(1011, 'Internal error');
      });
  }
}

function parse(data: RawData): JsonMessage | undefined {
  try {
    const value: unknown = JSON.parse(textOf(data));
    const parsed = messageSchema.safeParse(withoutNul(value));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
