/** Events that are kept at most; the oldest go first. Followers read what they missed by themselves. */
const MOST = 10_000;

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5_000;

/** How long an event is worth being told. */
const LONGEST_LIFE_MS = 5 * 60_000;

interface Unsent {
  topic: string;
  message: string;
  since: number;
}

/** Keeps events that could not be sent, and sends them in their order once that is possible. */
export class UnsentEvents {
  readonly #send: (topic: string, message: string) => Promise<unknown>;
  #waiting: Unsent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #delayMs = FIRST_DELAY_MS;
  #isSending = false;
  #isClosed = false;

  constructor(send: (topic: string, message: string) => Promise<unknown>) {
    this.#send = send;
  }

  /** Whether events wait; a new one must not overtake them. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(topic: string, message: string): void {
    if (this.#isClosed) return;
    this.#waiting.push({ topic, message, since: Date.now() });
    if (this.#waiting.length > MOST) this.#waiting.shift();
    this.#timer ??= setTimeout(() => void this.#sendAll(), this.#delayMs).unref();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        if (Date.now() - next.since < LONGEST_LIFE_MS) await this.#send(next.topic, next.message);
        if (this.#waiting[0] === next) this.#waiting.shift();
      }
      this.#delayMs = FIRST_DELAY_MS;
    } catch {
      this.#delayMs = Math.min(2 * this.#delayMs, LONGEST_DELAY_MS);
    } finally {
      this.#isSending = false;
      this.#timer = undefined;
    }
    if (this.#waiting.length > 0 && !this.#isClosed) {
      this.#timer = setTimeout(() => void this.#sendAll(), this.#delayMs).unref();
    }
  }
}
