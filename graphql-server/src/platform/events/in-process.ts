import { LRUCache } from 'lru-cache';
import type { EventBus, Json, Listener, LiveText } from './event-bus.js';

/** Events within one process. */
export class InProcessEventBus implements EventBus {
  readonly #listeners = new Map<string, Set<Listener>>();

  async publish(topic: string, payload: Json): Promise<void> {
    for (const listener of this.#listeners.get(topic) ?? []) listener(payload);
  }

  async listen(topic: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(topic) ?? new Set();
    // A wrapper of its own, so that one function listening twice is two subscriptions.
    const own: Listener = (payload) => listener(payload);
    listeners.add(own);
    this.#listeners.set(topic, listeners);
    return async () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) {
        this.#listeners.delete(topic);
      }
    };
  }

  /** Nothing is ever lost inside a process. */
  onGap(): () => void {
    return () => undefined;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

/** Live text within one process. */
export class InProcessLiveText implements LiveText {
  readonly #texts = new LRUCache<string, string>({ max: 10_000, ttl: 10 * 60_000 });

  async append(key: string, piece: string): Promise<void> {
    this.#texts.set(key, (this.#texts.get(key) ?? '') + piece);
  }

  async read(key: string): Promise<string> {
    return this.#texts.get(key) ?? '';
  }

  async clear(key: string): Promise<void> {
    this.#texts.delete(key);
  }
}
