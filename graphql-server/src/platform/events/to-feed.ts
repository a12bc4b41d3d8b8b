import type { EventQueue } from './event-queue.js';

/**
 * What a subscriber reads: the steps that a generator makes of a queue. However it ends (the
 * subscriber leaves, the steps are over or fail), the queue is closed and `stopListening` called.
 */
export function toFeed<T, Event>(
  queue: EventQueue<Event>,
  steps: AsyncGenerator<T, undefined>,
  stopListening: () => Promise<unknown>,
): AsyncIterableIterator<T> {
  const stop = async () => {
    queue.close();
    await stopListening();
  };
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
