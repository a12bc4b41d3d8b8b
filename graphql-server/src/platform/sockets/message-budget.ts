interface MessageBudgetOptions {
  /** Messages that may come at once. */
  messageBurst: number;
  /** How many more each second. */
  messagesPerSecond: number;
}

/** Tells whether a client sends more messages than any client needs. */
export class MessageBudget {
  readonly #options: MessageBudgetOptions;
  readonly #now: () => number;
  #left: number;
  #countedAt: number;

  constructor(options: MessageBudgetOptions, now: () => number = Date.now) {
    this.#options = options;
    this.#now = now;
    this.#left = options.messageBurst;
    this.#countedAt = now();
  }

  /** Counts one message; false once there are too many. */
  spend(): boolean {
    const { messageBurst, messagesPerSecond } = this.#options;
    const now = this.#now();
    const earned = ((now - this.#countedAt) / 1000) * messagesPerSecond;
    this.#left = Math.min(messageBurst, this.#left + earned) - 1;
    this.#countedAt = now;
    return this.#left >= 0;
  }
}
