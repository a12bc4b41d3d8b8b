import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';
import { PASSING } from './caller.ts';
import { ANSWER_PATIENCE_MS, newSessionId } from './tenant.ts';

const PING_MS = 4_000;
const AGAIN_MS = 3_000;

interface SocketMessage {
  type: string;
  id?: string;
  requestId?: string;
  code?: string;
  message?: string;
  isError?: boolean;
  extractedContent?: string;
}

interface Question {
  requestId: string;
  text: string;
  isReceived: boolean;
  answer: string | undefined;
}

interface SocketTenantParts {
  url: string;
  headers: Record<string, string>;
  ledger: Ledger;
  random: Random;
  paceMs: number;
}

/** A tenant at the JSON socket of the specification, who comes back with the last answer's id. */
export class SocketTenant {
  /** Answers that came more than once although the client had said what it has. */
  doubled = 0;
  readonly #parts: SocketTenantParts;
  readonly #sessionId = newSessionId();
  readonly #seen = new Set<string>();
  #lastId: string | undefined;
  #socket: WebSocket | undefined;
  #heardAt = 0;
  #question: Question | undefined;
  #wake: () => void = () => {};

  constructor(parts: SocketTenantParts) {
    this.#parts = parts;
  }

  async chat(stop: AbortSignal, over: AbortSignal): Promise<void> {
    const { ledger, random, paceMs } = this.#parts;
    const timer = setInterval(() => this.#look(), PING_MS);
    over.addEventListener('abort', () => {
      clearInterval(timer);
      this.#socket?.terminate();
    });
    while (!stop.aborted) {
      const requestId = randomUUID();
      const text = `Wann wird der Müll abgeholt? Tonne ${random.between(1, 9999)}`;
      const question: Question = { requestId, text, isReceived: false, answer: undefined };
      this.#question = question;
      const askedAt = performance.now();
      while (question.answer === undefined && !over.aborted) {
        this.#send();
        await this.#heard(AGAIN_MS);
        if (performance.now() - askedAt > ANSWER_PATIENCE_MS) break;
      }
      if (question.answer !== undefined) ledger.waits.push(performance.now() - askedAt);
      await delay(random.between(paceMs / 2, paceMs * 1.5));
    }
  }

  /** Opens a socket where there is none, and tells it the question until it is received. */
  #send(): void {
    const { requestId, text, isReceived } = this.#question ?? {};
    const socket = (this.#socket ??= this.#open());
    if (isReceived || socket.readyState !== WebSocket.OPEN) return;
    socket.send(
      JSON.stringify({ type: 'chat', content: text, sessionId: this.#sessionId, requestId }),
    );
  }

  #open(): WebSocket {
    const { url, headers } = this.#parts;
    const last = this.#lastId ? `&lastMessageId=${this.#lastId}` : '';
    const address = new URL(`/ws?sessionId=${this.#sessionId}${last}`, url.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { headers, handshakeTimeout: PING_MS });
    this.#heardAt = performance.now();
    socket.on('error', () => undefined);
    socket.on('open', () => this.#send());
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      // Whether the question has arrived is not known any more.
      if (this.#question) this.#question.isReceived = false;
    });
    socket.on('message', (data: Buffer) => {
      this.#heardAt = performance.now();
      this.#take(JSON.parse(data.toString()) as SocketMessage);
    });
    return socket;
  }

  /** A server that says nothing although it was pinged counts as gone. */
  #look(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this.#heardAt > 3 * PING_MS) socket.terminate();
    else socket.send(JSON.stringify({ type: 'ping' }));
  }

  #take({ type, id, requestId, isError, extractedContent, code, message }: SocketMessage): void {
    const { ledger } = this.#parts;
    const question = this.#question;
    if (type === 'error' && code && PASSING.has(code)) ledger.again(code);
    else if (type === 'error') ledger.refusals.push(`socket ${code}: ${message}`);
    const isOurs = question && requestId === question.requestId;
    if (type === 'chat:received' && isOurs) {
      question.isReceived = true;
      this.#note(question);
    }
    if (type === 'chat:response' && id) {
      if (this.#seen.has(id)) this.doubled += 1;
      this.#seen.add(id);
      this.#lastId = id;
      // A failed question is asked once more under its id, as the guide says.
      if (isOurs && isError) question.isReceived = false;
      if (isOurs && !isError) {
        question.answer = extractedContent ?? '';
        this.#note(question);
      }
      this.#wake();
    }
  }

  #note({ requestId, text, answer }: Question): void {
    const { questions } = this.#parts.ledger;
    questions.set(requestId, { sessionId: this.#sessionId, text, ...(answer ? { answer } : {}) });
  }

  async #heard(limitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    await Promise.race([promise, delay(limitMs)]);
  }
}
