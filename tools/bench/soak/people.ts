import { setTimeout as delay } from 'node:timers/promises';
import { Chat } from '../chat/chat.ts';
import type { Session } from '../chat/session.ts';
import type { Administrator } from '../lists/administrator.ts';
import { listQueries } from '../lists/list-queries.ts';
import type { Provider } from '../provider/provider.ts';
import { markedQuestion } from '../provider/question.ts';

/** Something that took so many milliseconds, and when it was. */
export interface Timed {
  at: number;
  took: number;
}

/** What people noticed. */
export interface Diary {
  /** From the question until the provider was asked, and from its first byte to the first piece. */
  answers: Timed[];
  lists: Timed[];
  failures: string[];
}

const QUESTIONS_PER_CONVERSATION = 8;
const TOKENS = 20;
/** Milliseconds between two questions of a person, and between two lists of the administrator. */
const QUESTION_EVERY_MS = 15_000;
const LIST_EVERY_MS = 200;
const RENEW_EVERY_MS = 10 * 60_000;

/** Asks, reads, ends the conversation after some questions and begins the next one. */
export async function chatUntil(
  end: number,
  session: Session,
  provider: Provider,
  diary: Diary,
): Promise<void> {
  await delay(Math.random() * QUESTION_EVERY_MS);
  while (performance.now() < end) {
    await using chat = new Chat(session);
    for (let asked = 0; asked < QUESTIONS_PER_CONVERSATION; asked += 1) {
      if (performance.now() >= end) return;
      const at = performance.now();
      const { id, text } = markedQuestion(TOKENS);
      await noting(diary, async () => {
        const answer = await chat.ask(text);
        const { askedAt, firstByteAt } = await provider.timesOf(id);
        const took = askedAt - answer.sentAt + (answer.firstDeltaAt - firstByteAt);
        diary.answers.push({ at, took });
      });
      await delay(Math.max(0, at + QUESTION_EVERY_MS - performance.now()));
    }
    await noting(diary, () => chat.end());
  }
}

/** Looks at one list after the other. */
export async function administrateUntil(
  end: number,
  administrator: Administrator,
  diary: Diary,
): Promise<void> {
  const { companies } = await administrator.graphql<{
    companies: { edges: { node: { id: string } }[] };
  }>('{ companies(first: 1) { edges { node { id } } } }');
  const lists = listQueries(companies.edges[0]?.node.id ?? '');
  let renewedAt = performance.now();
  for (let turn = 0; performance.now() < end; turn += 1) {
    const at = performance.now();
    if (at - renewedAt > RENEW_EVERY_MS) {
      await noting(diary, () => administrator.renew());
      renewedAt = at;
    }
    const list = lists[turn % lists.length];
    await noting(diary, async () => {
      if (list) await administrator.graphql(list.query, list.variables);
      diary.lists.push({ at, took: performance.now() - at });
    });
    await delay(Math.max(0, at + LIST_EVERY_MS - performance.now()));
  }
}

async function noting(diary: Diary, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    diary.failures.push(String(error));
  }
}
