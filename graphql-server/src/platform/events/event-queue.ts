/** A subscriber does not take its events as fast as they come. */
export class SlowSubscriberError extends Error {}

/** Hands events from a callback to a consumer that awaits them one by one. */
export class EventQueue<T> {
  readonly #waiting: T[] = [];
  readonly #capacity: number;
  readonly #takeAtOnce: (event: T) => boolean;
  #resolve: (() => void) | undefined;
  #closed = false;
  #overflowed = false;

  /**
   * More than `capacity` unread events end the queue with {@link SlowSubscriberError}. An event that comes while
   * the consumer waits is offered to `takeAtOnce` first; the consumer does not see those that it takes.
   */
  constructor(capacity: number, takeAtOnce: (event: T) => boolean = () => false) {
    this.#capacity = capacity;
    this.#takeAtOnce = takeAtOnce;
  }

  push(event: T): void {
    if (this.#closed) return;
    const isAwaited = this.#resolve !== undefined && this.#waiting.length === 0;
    if (isAwaited && this.#takeAtOnce(event)) return;
    if (this.#waiting.length >= this.#capacity) {
      this.#overflowed = true;
      this.#waiting.length = 0;
      this.close();
      return;
    }
    this.#waiting.push(event);
    this.#resolve?.();
  }

  /** Ends the queue: a waiting consumer is let go at once. */
  close(): void {
    this.#closed = true;
    this.#resolve?.();
  }

  /** The next event, or `undefined` once the queue is closed. */
  async next(): Promise<T | undefined> {
    while (this.#waiting.length === 0 && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#resolve = resolve;
      });
      this.#resolve = undefined;
    }
    if (this.#overflowed) throw new SlowSubscriberError('The subscriber reads too slowly.');
    return this.#closed ? undefined : this.#waiting.shift();
  }
}
