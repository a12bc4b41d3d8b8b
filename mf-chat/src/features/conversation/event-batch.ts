/** At most this long does an event wait for others, so that text grows smoothly and cheaply. */
const BATCH_MS = 40;

/** Hands on the first item at once, and what follows quickly in batches. */
export class EventBatch<Item> {
  readonly #deliver: (items: readonly Item[]) => void;
  #waiting: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deliver: (items: readonly Item[]) => void) {
    this.#deliver = deliver;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#timer === undefined) this.#flush();
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    const items = this.#waiting;
    this.#waiting = [];
    this.#timer = undefined;
    if (items.length === 0) return;
    this.#deliver(items);
    this.#timer = setTimeout(() => this.#flush(), BATCH_MS);
  }
}
