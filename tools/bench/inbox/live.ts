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
import { EVENTS, type EventAnswer } from './operations.ts';

const CHATS = 200;
const TOKENS = 10;
/** A person reads and types for so long between two questions. */
const PACE_MS = 20_000;

/** Notes when an inbox first shows each question. */
class Watcher implements AsyncDisposable {
  readonly seenAt = new Map<number, number>();
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
          const text = data?.inboxEvents.conversation?.lastMessage?.text;
          const mark = text === undefined ? undefined : findMark(text);
          if (mark && !this.seenAt.has(mark.id)) this.seenAt.set(mark.id, now());
          resolve();
        },
        error: reject,
        complete: () => reject(new Error('The subscription ended.')),
      },
    );
    await promise;
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
  const sent = new Map<number, number>();
  const end = performance.now() + ms;
  await Promise.all(
    chats.map(async (chat, index) => {
      await delay((index * PACE_MS) / CHATS);
      while (performance.now() < end) {
        const { id, text } = markedQuestion(TOKENS);
        const { sentAt } = await chat.ask(text);
        sent.set(id, sentAt);
        await delay(PACE_MS);
      }
    }),
  );
  return {
    heading: `Milliseconds from sending a question until an open inbox shows it, ${CHATS} chats at once`,
    columns: ['inbox at', 'questions', 'never shown', 'median', 'p95', 'slowest'],
    rows: watchers.map(({ seenAt }, index) => {
      const times = [...sent].flatMap(([id, at]) => {
        const seen = seenAt.get(id);
        return seen === undefined ? [] : [seen - at];
      });
      return [
        `server ${index + 1}`,
        String(sent.size),
        String(sent.size - times.length),
        ...[median(times), quantile(times, 0.95), Math.max(...times)].map(milliseconds),
      ];
    }),
  };
}
