import type { Logger } from '../telemetry/index.js';
import type { ValkeyClient } from '../valkey/index.js';
import type { EventBus, Json, Listener, LiveText } from './event-bus.js';
import { TopicSubscriptions } from './topic-subscriptions.js';
import { UnsentEvents } from './unsent-events.js';

const TTL_SECONDS = 600;

/** Events between replicas over Valkey (or Redis) publish/subscribe. */
export class ValkeyEventBus implements EventBus {
  readonly #publisher: ValkeyClient;
  readonly #subscriber: ValkeyClient;
  readonly #subscriptions: TopicSubscriptions;
  readonly #unsent: UnsentEvents;
  readonly #gapListeners = new Set<() => void>();
  readonly #log: Logger;

  constructor(publisher: ValkeyClient, subscriber: ValkeyClient, log: Logger) {
    this.#publisher = publisher;
    this.#subscriber = subscriber;
    this.#log = log;
    const tellOfGap = () => {
      for (const listener of this.#gapListeners) listener();
    };
    this.#subscriptions = new TopicSubscriptions(subscriber, tellOfGap);
    this.#unsent = new UnsentEvents((channel, message) => publisher.publish(channel, message));
    // A connection that was made anew has subscribed again by now; what came before is lost.
    subscriber.on('ready', tellOfGap);
  }

  async publish(topic: string, payload: Json, kind?: 'passing'): Promise<void> {
    const channel = this.#channelOf(topic);
    const message = JSON.stringify(payload);
    if (kind !== 'passing' && !this.#unsent.isEmpty) return this.#unsent.add(channel, message);
    try {
      await this.#publisher.publish(channel, message);
    } catch (error) {
      if (kind === 'passing') return;
      this.#log.warn({ err: error, topic }, 'an event could not be published now');
      this.#unsent.add(channel, message);
    }
  }

  listen(topic: string, listener: Listener): Promise<() => Promise<void>> {
    return this.#subscriptions.add(this.#channelOf(topic), listener);
  }

  onGap(listener: () => void): () => void {
    // A wrapper of its own, so that one function listening twice is two listeners.
    const own = () => listener();
    this.#gapListeners.add(own);
    return () => this.#gapListeners.delete(own);
  }

  /** Channels span the whole server; the name keeps clients of its other databases apart. */
  #channelOf(topic: string): string {
    return `${this.#publisher.database}/${topic}`;
  }

  async close(): Promise<void> {
    this.#unsent.close();
    this.#subscriptions.close();
    this.#subscriber.destroy();
  }
}

/** Texts of this process of which a piece was lost, so that no more is added to them. */
const MOST_TORN = 1_000;

/** Live text shared by all replicas. */
export class ValkeyLiveText implements LiveText {
  readonly #client: ValkeyClient;
  readonly #torn = new Set<string>();

  constructor(client: ValkeyClient) {
    this.#client = client;
  }

  async append(key: string, piece: string): Promise<void> {
    if (this.#torn.has(key)) return;
    const name = nameOf(key);
    try {
      // A list of pieces, so that each costs the same however long the text is.
      await Promise.all([this.#client.rPush(name, piece), this.#client.expire(name, TTL_SECONDS)]);
    } catch {
      // The kept pieces must be a beginning of the text: nothing is added behind a gap.
      if (this.#torn.size >= MOST_TORN) this.#torn.clear();
      this.#torn.add(key);
    }
  }

  async read(key: string): Promise<string> {
    const pieces = await this.#client.lRange(nameOf(key), 0, -1).catch(() => []);
    return pieces.join('');
  }

  async clear(key: string): Promise<void> {
    this.#torn.delete(key);
    // What cannot be deleted now vanishes by itself.
    await this.#client.del(nameOf(key)).catch(() => 0);
  }
}

const nameOf = (key: string) => `live-text:${key}`;
