import type { GraphqlAnswer } from '@hausgeist/shell-api/host';

/** For how long an answer passes for one of now. */
const FRESH_MS = 5_000;

/**
 * Answers on their way to questions that were sent before the app's scripts had arrived, by what was sent. Each is given
 * once, as what is asked again is to be read anew.
 */
export class EarlyAnswers {
  readonly #answers = new Map<string, { at: number; answer: Promise<GraphqlAnswer> }>();

  keep(question: string, answer: Promise<GraphqlAnswer>): void {
    // The page that takes the answer reports the failure.
    answer.catch(() => undefined);
    this.#answers.set(question, { at: performance.now(), answer });
  }

  take(question: string): Promise<GraphqlAnswer> | undefined {
    const kept = this.#answers.get(question);
    this.#answers.delete(question);
    return kept && performance.now() - kept.at < FRESH_MS ? kept.answer : undefined;
  }
}

declare global {
  /** Those of this page, where it is one of a console with a session (early.ts). */
  var earlyAnswers: EarlyAnswers | undefined;
}
