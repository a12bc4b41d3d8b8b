import { berlinDay, fold } from '../../../platform/german/index.js';
import type { UseCaseSearch } from '../knowledge.service.js';
import type { Reader, RetrievalVerdict } from '../retrieval/retrieval.js';
import { ANY_BUILDING } from '../splitting/use-case-terms.js';

/** A question with what is expected. */
export interface AskedQuestion {
  id: string;
  text: string;
  expectedTitle: string | null;
  role: Reader['role'];
}

/** What a question brought. */
export interface TestResult {
  hasPassed: boolean;
  verdict: RetrievalVerdict;
  /** Title of the best use case; null when none fits. */
  title: string | null;
}

/** Questions that are asked at once. */
const AT_ONCE = 8;

/** Milliseconds that all of them may take together. */
const MOST_MS = 60_000;

/**
 * Asks questions as tenants do at the beginning of a chat, by the search alone: no model writes an answer.
 * `titleNow` is what a use case is called in what is searched.
 */
export async function runTestQuestions(
  search: UseCaseSearch,
  companyId: string,
  questions: readonly AskedQuestion[],
  titleNow: (title: string) => string = (title) => title,
): Promise<Map<string, TestResult>> {
  const signal = AbortSignal.timeout(MOST_MS);
  const day = berlinDay(new Date());
  const results = new Map<string, TestResult>();
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    await Promise.all(
      questions.slice(from, from + AT_ONCE).map(async ({ id, text, expectedTitle, role }) => {
        const reader = { role, day, buildingId: ANY_BUILDING };
        const found = await search.retrieve(companyId, { text }, { reader, signal });
        const [best] = found.useCases;
        // The assistant answers from what is nearly certain as well.
        const verdict = found.verdict === 'ask' && found.isLikely ? 'answer' : found.verdict;
        const title = best?.title ?? null;
        const hasPassed =
          expectedTitle === null
            ? verdict === 'none'
            : verdict === 'answer' && fold(title ?? '') === fold(titleNow(expectedTitle));
        results.set(id, { hasPassed, verdict, title });
      }),
    );
  }
  return results;
}
