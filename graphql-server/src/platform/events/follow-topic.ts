import type { EventBus, Json } from './event-bus.js';
import { EventQueue } from './event-queue.js';
import { toFeed } from './to-feed.js';

/** Unread events after which a subscriber is let go; it comes back and reads the state anew. */
const CAPACITY = 1_000;

/** What `first` and `next` answer instead of something to tell when nothing more will come. */
export const END = Symbol('the end of a subscription');

/** Something to tell the subscriber, or undefined if there is nothing. */
type Step<T> = T | undefined | typeof END;

interface Following<T> {
  /** What the subscriber is told at once, after events have begun to arrive, and after every gap. */
  first: () => Promise<Step<T>>;
  /** What an event says to this subscriber. */
  next: (payload: Json) => Promise<Step<T>> | Step<T>;
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
  return toFeed(queue, generate(queue, following), async () => {
    stopGaps();
    await Promise.all(stopListening.map((stopOne) => stopOne()));
  });
}

async function* generate<T>(
  queue: EventQueue<Arrived>,
  { first, next, access }: Following<T>,
): AsyncGenerator<T, undefined> {
  let step = await first();
  for (;;) {
    if (step === END) return undefined;
    if (step !== undefined) yield step;
    const arrived = await queue.next();
    if (arrived === undefined) return undefined;
    if (arrived === 'gap') {
      step = !access || (await access.holds()) ? await first() : END;
    } else if (arrived.isAboutAccess) {
      const isOver = access?.isAbout(arrived.payload) && !(await access.holds());
      step = isOver ? END : undefined;
    } else {
      step = await next(arrived.payload);
    }
  }
}
