import { setTimeout as delay } from 'node:timers/promises';
import { Chat } from '../chat/chat.ts';
import { Session } from '../chat/session.ts';
import type { Site } from '../day/site.ts';
import { now } from '../harness/clock.ts';
import { milliseconds } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { findMark, markedQuestion } from '../provider/question.ts';
import { Colleague } from './colleague.ts';
import { AUTH_NUMBER } from './fill.ts';
import { EVENTS, type EventAnswer, type EventConversation } from './operations.ts';

const CHATS = 200;
const TOKENS = 10;
/** A person reads and types for so long between two questions. */
const PACE_MS = 20_000;

interface Asked {
  id: number;
  home: number;
  sentAt: number;
  storedAt: number;
}

/** Notes when an inbox first shows each question. */
class Watcher implements AsyncDisposable {
  readonly #questionSeenAt = new Map<number, number>();
  readonly #answersSeenAt = new Map<number, number[]>();
  readonly #client;

  constructor(colleague: Colleague) {
    this.#client = colleague.connect();
  }

  /** Resolves once the inbox is followed. */
  async follow(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#client.subscribe<EventAnswer>(
      { query: EVENTS },
      {
        next: ({ data, errors }) => {
          if (errors) reject(new Error(JSON.stringify(errors)));
          if (data?.inboxEvents.conversation) this.#note(data.inboxEvents.conversation);
          resolve();
        },
        error: reject,
        complete: () => reject(new Error('The subscription ended.')),
      },
    );
    await promise;
  }

  #note({ endUser, lastMessage }: EventConversation): void {
    if (!lastMessage) return;
    const mark = findMark(lastMessage.text);
    if (mark) {
      if (!this.#questionSeenAt.has(mark.id)) this.#questionSeenAt.set(mark.id, now());
      return;
    }
    const home = Number(endUser?.lastName.split(' ').at(-1));
    this.#answersSeenAt.set(home, [...(this.#answersSeenAt.get(home) ?? []), now()]);
  }

  seenAt({ id }: Asked): number | undefined {
    return this.#questionSeenAt.get(id);
  }

  /** An event tells the state when it is sent, which may hold the answer already. */
  seenWithAnswerAt({ home, storedAt }: Asked): number | undefined {
    return this.#answersSeenAt.get(home)?.find((at) => at > storedAt);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.dispose();
  }
}

/** How long a question needs until an open inbox shows it, with one inbox open at each server. */
export async function measureLive(site: Site, ms: number) {
  await using stack = new AsyncDisposableStack();
  const watchers: Watcher[] = [];
  for (const { url } of site.products) {
    const watcher = stack.use(new Watcher(await Colleague.signIn(url)));
    await watcher.follow();
    watchers.push(watcher);
  }
  const chats: Chat[] = [];
  for (let number = 0; number < CHATS; number += 1) {
    const account = { email: `home-${number}@post.example`, authNumber: AUTH_NUMBER };
    chats.push(stack.use(new Chat(await Session.open(site.urlFor(number), account))));
  }
  const sent: Asked[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    chats.map(async (chat, home) => {
      await delay((home * PACE_MS) / CHATS);
      while (performance.now() < end) {
        const { id, text } = markedQuestion(TOKENS);
        const { sentAt, storedAt } = await chat.ask(text);
        sent.push({ id, home, sentAt, storedAt });
        await delay(PACE_MS);
      }
    }),
  );
  return {
    heading: `Milliseconds from sending a question until an open inbox shows it, ${CHATS} chats at once`,
    columns: [
      'inbox at',
      'questions',
      'with the answer',
      'never shown',
      'median',
      'p95',
      'slowest',
    ],
    rows: watchers.map((watcher, index) => {
      const alone = sent.filter((question) => watcher.seenAt(question) !== undefined);
      const shown = sent.flatMap((question) => {
        const at = watcher.seenAt(question) ?? watcher.seenWithAnswerAt(question);
        return at === undefined ? [] : [at - question.sentAt];
      });
      return [
        `server ${index + 1}`,
        String(sent.length),
        String(shown.length - alone.length),
        String(sent.length - shown.length),
        ...[median(shown), quantile(shown, 0.95), Math.max(...shown)].map(milliseconds),
      ];
    }),
  };
}
