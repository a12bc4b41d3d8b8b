import type { Logger } from '../telemetry/index.js';
import type { ValkeyClient } from '../valkey/index.js';
import type { EventBus, Json, Listener, LiveText } from './event-bus.js';
import { TopicSubscriptions } from './topic-subscriptions.js';

const TTL_SECONDS = 600;

/** Events between replicas over Valkey (or Redis) publish/subscribe. */
export class ValkeyEventBus implements EventBus {
  readonly #publisher: ValkeyClient;
  readonly #subscriber: ValkeyClient;
  readonly #subscriptions: TopicSubscriptions;
  readonly #log: Logger;

  constructor(publisher: ValkeyClient, subscriber: ValkeyClient, log: Logger) {
    this.#publisher = publisher;
    this.#subscriber = subscriber;
    this.#subscriptions = new TopicSubscriptions(subscriber);
    this.#log = log;
  }

  async publish(topic: string, payload: Json): Promise<void> {
    await this.#publisher
      .publish(this.#channelOf(topic), JSON.stringify(payload))
      .catch((error: unknown) => {
        // Subscribers recover by reading the database; a lost event must not fail the change itself.
        this.#log.warn({ err: error, topic }, 'event could not be published');
      });
  }

  listen(topic: string, listener: Listener): Promise<() => Promise<void>> {
    return this.#subscriptions.add(this.#channelOf(topic), listener);
  }

  /** Channels are those of the whole server; whoever has another of its databases hears nothing. */
  #channelOf(topic: string): string {
    return `${this.#publisher.database}/${topic}`;
  }

  async close(): Promise<void> {
    this.#subscriber.destroy();
  }
}

/** Live text shared by all replicas. */
export class ValkeyLiveText implements LiveText {
  readonly #client: ValkeyClient;

  constructor(client: ValkeyClient) {
    this.#client = client;
  }

  async append(key: string, piece: string): Promise<number> {
    // A list of pieces, not one string: Valkey counts bytes, offsets here are code units.
    const name = nameOf(key);
    const [lengths] = await Promise.all([
      this.#client.incrBy(`${name}:length`, piece.length),
      this.#client.rPush(name, piece),
      this.#client.expire(name, TTL_SECONDS),
      this.#client.expire(`${name}:length`, TTL_SECONDS),
    ]);
    return lengths - piece.length;
  }

  async read(key: string): Promise<string> {
    return (await this.#client.lRange(nameOf(key), 0, -1)).join('');
  }

  async clear(key: string): Promise<void> {
    await this.#client.del([nameOf(key), `${nameOf(key)}:length`]);
  }
}

const nameOf = (key: string) => `live-text:${key}`;
