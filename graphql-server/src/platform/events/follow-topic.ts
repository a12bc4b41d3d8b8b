import type { EventBus, Json } from './event-bus.js';
import { EventQueue } from './event-queue.js';

/** Unread events after which a subscriber is let go; it comes back and reads the state anew. */
const CAPACITY = 1_000;

interface Following<T> {
  /** What the subscriber is told at once; read after events have begun to arrive. */
  first: () => Promise<T | undefined>;
  /** What an event says, or undefined if nothing to this subscriber. */
  next: (payload: Json) => Promise<T | undefined> | T | undefined;
}

/** A state and then its changes, for a subscription: nothing that happens in between is missed. */
export async function followTopic<T>(
  events: EventBus,
  topic: string,
  { first, next }: Following<T>,
): Promise<AsyncIterableIterator<T>> {
  const queue = new EventQueue<Json>(CAPACITY);
  const stopListening = await events.listen(topic, (payload) => queue.push(payload));
  const stop = async () => {
    queue.close();
    await stopListening();
  };
  const steps = generate(queue, { first, next });
  const following: AsyncIterableIterator<T> = {
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
    [Symbol.asyncIterator]: () => following,
  };
  return following;
}

async function* generate<T>(
  queue: EventQueue<Json>,
  { first, next }: Following<T>,
): AsyncGenerator<T, undefined> {
  const state = await first();
  if (state !== undefined) yield state;
  for (;;) {
    const payload = await queue.next();
    if (payload === undefined) return undefined;
    const change = await next(payload);
    if (change !== undefined) yield change;
  }
}
