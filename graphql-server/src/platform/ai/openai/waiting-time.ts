/**
 * How long the user has waited without seeing anything new, over all attempts to answer: the time
 * before the first word and that of a stall, but not the time in which words come.
 */
export class WaitingTime {
  #left: number;
  #since: number | undefined = performance.now();
  #lastWord = this.#since ?? 0;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
  }

  /** Milliseconds that are left; negative when time is over. */
  get left(): number {
    return this.#since === undefined ? this.#left : this.#left - (performance.now() - this.#since);
  }

  /** A word has come. */
  pause(): void {
    this.#left = this.left;
    this.#since = undefined;
    this.#lastWord = performance.now();
  }

  /** The attempt is given up: all the time since its last word counts as waiting, too. */
  resume(): void {
    this.#since ??= this.#lastWord;
  }
}
