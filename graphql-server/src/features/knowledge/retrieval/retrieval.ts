import type { TermsReader } from '../splitting/use-case-terms.js';

/** What is looked for. */
export interface RetrievalQuery {
  /** The question, in German; terms that a question in another language was mapped to. */
  text: string;
  /** Words said before that count a little, e.g. the last question or the title answered from. */
  context?: string;
}

/**
 * What may be done with what was found. `answer`: the first use case answers. `ask`: two or three are
 * close, or the best is nearly good enough; they are offered to choose from. `none`: nothing fits.
 */
export type RetrievalVerdict = 'answer' | 'ask' | 'none';

/** A use case that fits a question; `index` is the number that answers cite. */
export interface RetrievedUseCase {
  index: number;
  /** The use case's row. */
  id: string;
  title: string;
  text: string;
  /** The passage of `text` that was found. */
  chunk: string;
  /** Between 0 and 2; only comparable within one retrieval. */
  score: number;
}

/** What a search brought. */
export interface Retrieval {
  verdict: RetrievalVerdict;
  /** Whether the first is likely enough to answer from, with the others offered beside, when the verdict is `ask`. */
  isLikely: boolean;
  /** How likely the first is the one that is meant, if any of the best is; 0 to 1. */
  likelihood: number;
  /** Whether much of the question stands nowhere in the likeliest, so that the file may not answer it at all. */
  isDoubtful: boolean;
  /** Best first; up to three to choose from for `ask`, empty for `none`. */
  useCases: RetrievedUseCase[];
  /** The best of all that share words or meaning with the question, whatever the verdict is. */
  candidates: RetrievedUseCase[];
  /** How much speaks for answering from the best of them at all: more for than against above 0. */
  grounding: number;
  /** How many words of the question are about other topics than homes, or are known nowhere. */
  strangeWords: number;
  /** True when the search went without vectors because the provider did not deliver. */
  degraded: boolean;
  /** Milliseconds the search took. */
  durationMs: number;
}

/** Who asks, and when: use cases that do not hold for them then are not found. */
export type Reader = TermsReader;

/** How a search is limited. */
export interface RetrievalOptions {
  /** Most use cases to return. */
  limit?: number;
  /** All use cases are searched if missing. */
  reader?: Reader | undefined;
  signal: AbortSignal;
}
