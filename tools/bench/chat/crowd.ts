import { setTimeout as delay } from 'node:timers/promises';
import type { Provider } from '../provider/provider.ts';
import { markedQuestion } from '../provider/question.ts';
import { Chat } from './chat.ts';
import { Session } from './session.ts';
import type { Account } from './tenants.ts';

/** What one question cost, in milliseconds. */
export interface Turn {
  /** From sending the question until the server confirmed it. */
  confirmed: number;
  /** From sending the question until the provider got the server's request for an answer. */
  before: number;
  /** From the provider's first byte until the client's first piece of the answer. */
  after: number;
}

/** People who chat, each with a session, a socket and a conversation. */
export class Crowd implements AsyncDisposable {
  readonly #chats: readonly Chat[];
  readonly #provider: Provider;

  private constructor(chats: readonly Chat[], provider: Provider) {
    this.#chats = chats;
    this.#provider = provider;
  }

  static async open(url: string, accounts: readonly Account[], provider: Provider): Promise<Crowd> {
    const sessions = await Promise.all(accounts.map((account) => Session.open(url, account)));
    return new Crowd(
      sessions.map((session) => new Chat(session)),
      provider,
    );
  }

  /** One question after the other: no other chat is being answered meanwhile. */
  async askInTurn(people: number, rounds: number, tokens: number): Promise<Turn[]> {
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const chat of this.#chats.slice(0, people)) turns.push(await this.#ask(chat, tokens));
    }
    return turns;
  }

  /** Everybody asks at the same moment, and again once all have their answers. */
  async askTogether(rounds: number, tokens: number): Promise<Turn[]> {
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      turns.push(...(await Promise.all(this.#chats.map((chat) => this.#ask(chat, tokens)))));
    }
    return turns;
  }

  /** Everybody asks, reads and asks again at their own pace; they begin evenly over `spreadMs`. */
  async askApart(rounds: number, tokens: number, spreadMs: number): Promise<Turn[]> {
    const turns = this.#chats.map(async (chat, index) => {
      await delay((index * spreadMs) / this.#chats.length);
      const own: Turn[] = [];
      for (let round = 0; round < rounds; round += 1) own.push(await this.#ask(chat, tokens));
      return own;
    });
    return (await Promise.all(turns)).flat();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#chats.map((chat) => chat[Symbol.asyncDispose]()));
  }

  async #ask(chat: Chat, tokens: number): Promise<Turn> {
    const { id, text } = markedQuestion(tokens);
    const { sentAt, storedAt, firstDeltaAt, isWhole, sources } = await chat.ask(text);
    if (!isWhole) throw new Error('The pieces do not add up to the answer.');
    if (sources === 0) throw new Error('The answer names no use case.');
    const { askedAt, firstByteAt } = await this.#provider.timesOf(id);
    return {
      confirmed: storedAt - sentAt,
      before: askedAt - sentAt,
      after: firstDeltaAt - firstByteAt,
    };
  }
}
