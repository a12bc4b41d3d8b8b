/** For how long an answer passes for one of now. */
const FRESH_MS = 5_000;

/** Answers to questions that a page is going to ask. Each is given once, as what is asked again is to be read anew. */
export class AnswersAhead<Answer> {
  readonly #answers = new Map<string, { at: number; answer: Promise<Answer> }>();

  keep(question: string, answer: Promise<Answer>): Promise<Answer> {
    this.#answers.set(question, { at: performance.now(), answer });
    return answer;
  }

  take(question: string): Promise<Answer> | undefined {
    const kept = this.#answers.get(question);
    this.#answers.delete(question);
    return kept && performance.now() - kept.at < FRESH_MS ? kept.answer : undefined;
  }
}
