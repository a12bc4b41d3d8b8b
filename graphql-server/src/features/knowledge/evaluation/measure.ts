/** A question whose answer is known. */
export interface EvaluationQuestion {
  q: string;
  /** The heading of the use case that answers it, or its first word; null when none does. */
  id: string | null;
  /** Questions with the same style are counted together. */
  style?: string;
}

/** What a question brought: titles, best first. */
export interface EvaluationResult {
  question: EvaluationQuestion;
  titles: readonly string[];
  milliseconds: number;
}

/** Figures over questions that have an answer. */
export interface Recall {
  questions: number;
  /** Shares of questions whose use case came among the first 1, 3 and 5. */
  at1: number;
  at3: number;
  at5: number;
  /** Mean of 1/place, 0 beyond the tenth. */
  mrr10: number;
}

/** Place of the right use case, from 0; -1 when it did not come. */
export function placeOf({ question, titles }: EvaluationResult): number {
  return titles.findIndex(
    (title) => title === question.id || title.split(/\s/, 1)[0] === question.id,
  );
}

/** Recall over the questions that have an answer. */
export function recallOf(results: readonly EvaluationResult[]): Recall {
  const places = results.filter(({ question }) => question.id !== null).map(placeOf);
  const share = (count: number) =>
    places.filter((place) => place >= 0 && place < count).length / Math.max(places.length, 1);
  const reciprocals = places.map((place) => (place >= 0 && place < 10 ? 1 / (place + 1) : 0));
  return {
    questions: places.length,
    at1: share(1),
    at3: share(3),
    at5: share(5),
    mrr10: reciprocals.reduce((sum, value) => sum + value, 0) / Math.max(places.length, 1),
  };
}

/** How many questions without an answer brought nothing, as they should. */
export function refusalsOf(results: readonly EvaluationResult[]) {
  const asked = results.filter(({ question }) => question.id === null);
  return {
    questions: asked.length,
    refused: asked.filter(({ titles }) => titles.length === 0).length,
  };
}

/** The value that a share of the sorted values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
