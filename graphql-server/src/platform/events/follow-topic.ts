import type { EventBus, Json } from './event-bus.js';
import { EventQueue } from './event-queue.js';

/** Unread events after which a subscriber is let go; it comes back and reads the state anew. */
const CAPACITY = 1_000;

interface Following<T> {
  /** What the subscriber is told at once, after events have begun to arrive, and after every gap. */
  first: () => Promise<T | undefined>;
  /** What an event says, or undefined if nothing to this subscriber. */
  next: (payload: Json) => Promise<T | undefined> | T | undefined;
  /** A topic whose events may end the subscription: its holder may have lost the right to it. */
  access?: {
    topic: string;
    /** Whether the event is about this subscriber. */
    isAbout: (payload: Json) => boolean;
    /** Whether the subscriber may still follow; asked after such an event and after every gap. */
    holds: () => Promise<boolean> | boolean;
  };
}

type Arrived = { payload: Json; isAboutAccess: boolean } | 'gap';

/** A state and then its changes, for a subscription: nothing that happens in between is missed. */
export async function followTopic<T>(
  events: EventBus,
  topic: string,
  following: Following<T>,
): Promise<AsyncIterableIterator<T>> {
  const queue = new EventQueue<Arrived>(CAPACITY);
  const listenTo = (name: string, isAboutAccess: boolean) =>
    events.listen(name, (payload) => queue.push({ payload, isAboutAccess }));
  const stopListening = [await listenTo(topic, false)];
  if (following.access) stopListening.push(await listenTo(following.access.topic, true));
  const stopGaps = events.onGap(() => queue.push('gap'));
  const stop = async () => {
    queue.close();
    stopGaps();
    await Promise.all(stopListening.map((stopOne) => stopOne()));
  };
  const steps = generate(queue, following);
  const feed: AsyncIterableIterator<T> = {
    next: async () => {
      const result = await steps.next().catch(async (error: unknown) => {
        await stop();
        throw error;
      });
      if (result.done) await stop();
      return result;
    },
    // The queue is closed first: a generator that still waits for an event cannot return.
    return: async () => {
      await stop();
      return steps.return(undefined);
    },
    [Symbol.asyncIterator]: () => feed,
  };
  return feed;
}

async function* generate<T>(
  queue: EventQueue<Arrived>,
  { first, next, access }: Following<T>,
): AsyncGenerator<T, undefined> {
  const state = await first();
  if (state !== undefined) yield state;
  for (;;) {
    const arrived = await queue.next();
    if (arrived === undefined) return undefined;
    if (arrived === 'gap') {
      if (access && !(await access.holds())) return undefined;
      const now = await first();
      if (now !== undefined) yield now;
      continue;
    }
    const { payload, isAboutAccess } = arrived;
    if (isAboutAccess) {
      if (access?.isAbout(payload) && !(await access.holds())) return undefined;
      continue;
    }
    const change = await next(payload);
    if (change !== undefined) yield change;
  }
}
