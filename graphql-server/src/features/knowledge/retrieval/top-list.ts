/** The best of many, kept in order while they come; most of them are worse than the last one kept. */
export class TopList {
  readonly #kept: { position: number; score: number }[] = [];
  readonly #limit: number;
  /** From here on a score is among the best. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes it in if it is among the best so far; what is not a number never is. */
  offer(position: number, score: number): void {
    if (!(score > this.#least)) return;
    const kept = this.#kept;
    let at = kept.length;
    while (at > 0 && (kept[at - 1]?.score ?? 0) < score) at -= 1;
    kept.splice(at, 0, { position, score });
    if (kept.length > this.#limit) kept.pop();
    if (kept.length === this.#limit) this.#least = kept.at(-1)?.score ?? 0;
  }

  positions(): number[] {
    return this.#kept.map(({ position }) => position);
  }
}
