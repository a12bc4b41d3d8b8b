import type { Json, Listener } from './event-bus.js';

/** Where topics are subscribed to; a client of Valkey. */
interface Subscriber {
  subscribe(topic: string, receive: (message: string) => void): Promise<void>;
  unsubscribe(topic: string, receive: (message: string) => void): Promise<void>;
}

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
 */
export class TopicSubscriptions {
  readonly #subscriber: Subscriber;
  readonly #topics = new Map<string, Topic>();

  constructor(subscriber: Subscriber) {
    this.#subscriber = subscriber;
  }

  /** Resolves once events arrive; the result ends this listening. */
  async add(name: string, listener: Listener): Promise<() => Promise<void>> {
    const topic = this.#topics.get(name) ?? newTopic();
    this.#topics.set(name, topic);
    // A wrapper of its own, so that one function listening twice is two subscriptions.
    const own: Listener = (payload) => listener(payload);
    topic.listeners.add(own);
    const remove = async () => {
      topic.listeners.delete(own);
      // Without a connection there is nothing to leave; the next listener finds it still subscribed.
      await this.#settle(name, topic).catch(() => undefined);
    };
    try {
      await this.#settle(name, topic);
    } catch (error) {
      topic.listeners.delete(own);
      throw error;
    }
    return remove;
  }

  #settle(name: string, topic: Topic): Promise<void> {
    const settling = this.#change(name, topic, topic.settled);
    // Whoever asked hears of a failure; the next one tries again.
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
