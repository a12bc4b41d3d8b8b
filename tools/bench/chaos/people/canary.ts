import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { SEND } from '../../chat/operations.ts';
import type { Ledger } from '../ledger.ts';
import { newSessionId } from './tenant.ts';

/** Milliseconds until a message was taken, and until it was answered; undefined if never. */
export interface Recovery {
  written: number | undefined;
  answered: number | undefined;
}

const PATIENCE_MS = 90_000;
const ATTEMPT_MS = 2_000;
const AGAIN_MS = 100;

const ANSWERS = `query ($sessionId: ID!) { conversation(sessionId: $sessionId) {
  messages(first: 5) { edges { node { replyToId status } } } } }`;

interface Answers {
  conversation: { messages: { edges: { node: { status: string; replyToId: string | null } }[] } };
}

/** Tenants of the test who ask right after a fault, impatiently, to see when all works again. */
export class Canary {
  readonly #url: string;
  readonly #cookies: readonly string[];
  readonly #ledger: Ledger;
  #turn = 0;

  constructor(url: string, cookies: readonly string[], ledger: Ledger) {
    this.#url = url;
    this.#cookies = cookies;
    this.#ledger = ledger;
  }

  async recovery(): Promise<Recovery> {
    const startedAt = performance.now();
    const end = startedAt + PATIENCE_MS;
    const cookie = this.#cookies[this.#turn % this.#cookies.length] ?? '';
    this.#turn += 1;
    const [sessionId, requestId] = [newSessionId(), randomUUID()];
    const content = 'Die Heizung bleibt kalt, was kann ich tun?';
    const input = { sessionId, requestId, content, attachmentIds: [] };
    const sent = await this.#repeat(end, () => this.#run(cookie, SEND, { input }));
    if (!sent) return { written: undefined, answered: undefined };
    const written = performance.now() - startedAt;
    this.#ledger.questions.set(requestId, { sessionId, text: content });
    const isAnswered = await this.#repeat(end, async () => {
      const { conversation } = (await this.#run(cookie, ANSWERS, { sessionId })) as Answers;
      const answer = conversation.messages.edges.find(({ node }) => node.replyToId !== null);
      return answer && answer.node.status !== 'GENERATING';
    });
    return { written, answered: isAnswered ? performance.now() - startedAt : undefined };
  }

  async #repeat<T>(end: number, work: () => Promise<T>): Promise<T | undefined> {
    while (performance.now() < end) {
      const result = await work().catch(() => undefined);
      if (result) return result;
      await delay(AGAIN_MS);
    }
    return undefined;
  }

  async #run(cookie: string, query: string, variables: object): Promise<unknown> {
    const response = await fetch(new URL('/graphql', this.#url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, connection: 'close' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (!data || errors) throw new Error('The product is not itself yet.');
    return data;
  }
}
