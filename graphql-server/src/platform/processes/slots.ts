/** So many tasks wait already that this one must not. */
export class TooManyWaitingError extends Error {}

/** Lets a fixed number of tasks run at a time; the others wait in the order of their arrival. */
export class Slots {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  /** `mostWaiting` is for tasks that hold memory while they wait. */
  constructor(count: number, mostWaiting = Number.POSITIVE_INFINITY) {
    this.#free = count;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs `work` once there is room; rejects if `signal` comes before that, and with
   * {@link TooManyWaitingError} if it would have to wait behind too many.
   */
  async use<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#take(signal);
    try {
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new TooManyWaitingError();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(enter);
    });
  }

  /** Hands the place to the next in line, or keeps it free. */
  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
