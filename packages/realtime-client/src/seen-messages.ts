import { TIMING } from './timing.js';

/** Remembers ids for a while. */
export class SeenMessages {
  readonly #seenAt = new Map<string, number>();

  /** Whether an id is new; it is known from then on. */
  add(id: string, now = Date.now()): boolean {
    for (const [old, seenAt] of this.#seenAt) {
      // In the order of time: behind the first that is still known, all are.
      if (now - seenAt < TIMING.duplicateWindow) break;
      this.#seenAt.delete(old);
    }
    if (this.#seenAt.has(id)) return false;
    this.#seenAt.set(id, now);
    return true;
  }

  /** Remembers everything for so much longer: nothing could come for that time. */
  extend(ms: number): void {
    for (const [id, seenAt] of this.#seenAt) this.#seenAt.set(id, seenAt + ms);
  }
}
