import type { Json, Listener } from './event-bus.js';

/** Where topics are subscribed to; a client of Valkey. */
interface Subscriber {
  subscribe(topic: string, receive: (message: string) => void): Promise<void>;
  unsubscribe(topic: string, receive: (message: string) => void): Promise<void>;
}

/** How soon a topic that could not be subscribed to is tried again. */
const AGAIN_MS = 1_000;

interface Topic {
  listeners: Set<Listener>;
  receive: (message: string) => void;
  isSubscribed: boolean;
  /** Ends when the last command of this topic has been answered. */
  settled: Promise<void>;
}

/**
 * Many listeners behind one subscription a topic.
 *
 * The commands of one topic go out one after the other: the client's own bookkeeping takes a listener
 * for subscribed that came while the one before it was leaving, and it never hears anything.
 *
 * While the server is away, listeners are taken all the same: they are subscribed as soon as it is back,
 * and told then that there was a gap.
 */
export class TopicSubscriptions {
  readonly #subscriber: Subscriber;
  readonly #topics = new Map<string, Topic>();
  readonly #tellOfGap: () => void;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(subscriber: Subscriber, tellOfGap: () => void) {
    this.#subscriber = subscriber;
    this.#tellOfGap = tellOfGap;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  /** Resolves once events arrive, or a gap is to come; the result ends this listening. */
  async add(name: string, listener: Listener): Promise<() => Promise<void>> {
    const topic = this.#topics.get(name) ?? newTopic();
    this.#topics.set(name, topic);
    // A wrapper of its own, so that one function listening twice is two subscriptions.
    const own: Listener = (payload) => listener(payload);
    topic.listeners.add(own);
    await this.#settle(name, topic).catch(() => this.#tryAgain());
    return async () => {
      topic.listeners.delete(own);
      // Without a connection there is nothing to leave; the next listener finds it still subscribed.
      await this.#settle(name, topic).catch(() => undefined);
    };
  }

  #tryAgain(): void {
    if (this.#isClosed) return;
    this.#again ??= setTimeout(() => void this.#subscribeMissing(), AGAIN_MS).unref();
  }

  async #subscribeMissing(): Promise<void> {
    const missing = [...this.#topics].filter(([, topic]) => !topic.isSubscribed);
    const results = await Promise.allSettled(
      missing.map(([name, topic]) => this.#settle(name, topic)),
    );
    this.#again = undefined;
    if (results.some(({ status }) => status === 'fulfilled')) this.#tellOfGap();
    if (results.some(({ status }) => status === 'rejected')) this.#tryAgain();
  }

  #settle(name: string, topic: Topic): Promise<void> {
    const settling = this.#change(name, topic, topic.settled);
    // The caller gets the failure; the next caller tries again.
    topic.settled = settling.catch(() => undefined);
    return settling;
  }

  async #change(name: string, topic: Topic, previous: Promise<void>): Promise<void> {
    await previous;
    const isWanted = topic.listeners.size > 0;
    if (isWanted !== topic.isSubscribed) {
      await (isWanted
        ? this.#subscriber.subscribe(name, topic.receive)
        : this.#subscriber.unsubscribe(name, topic.receive));
      topic.isSubscribed = isWanted;
    }
    if (topic.listeners.size === 0 && !topic.isSubscribed) this.#topics.delete(name);
  }
}

function newTopic(): Topic {
  const listeners = new Set<Listener>();
  return {
    listeners,
    receive: (message) => {
      const payload = JSON.parse(message) as Json;
      for (const listener of listeners) listener(payload);
    },
    isSubscribed: false,
    settled: Promise.resolve(),
  };
}
