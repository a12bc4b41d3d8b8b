import { fold } from '../../../platform/german/index.js';
import { indexAtOnce } from '../lexical/bm25.js';
import { type PackedIndex, scorePassages, type TermWeights } from '../lexical/packed-index.js';

/** What a wording counts; a company's own word must outweigh what the product's concepts guess. */
const WORDING_WEIGHT = 1.2;

/** Stands for no use case; the index counts them in 16 bits, and no file has as many. */
const NONE = 65_535;

/** Accepted wordings of a company's use cases, ready to be searched. */
export interface SearchableWordings {
  index: PackedIndex;
  /** By the number of the use case, all its wordings. */
  texts: ReadonlyMap<number, string>;
}

/**
 * Makes wordings ready; those of titles that the file has no more are left out. The titles are in the
 * index for comparison: how rare a word is cannot be told from a few wordings.
 */
export function searchableWordings(
  useCases: readonly { title: string }[],
  wordings: readonly { title: string; text: string }[],
): SearchableWordings | undefined {
  if (wordings.length === 0) return undefined;
  const numbers = new Map(useCases.map(({ title }, number) => [fold(title), number]));
  const texts = new Map<number, string>();
  const passages = useCases.map(({ title }) => ({ useCase: NONE, title: '', text: title }));
  for (const { title, text } of wordings) {
    const useCase = numbers.get(fold(title));
    if (useCase === undefined) continue;
    texts.set(useCase, `${texts.get(useCase) ?? ''} ${text}`);
    passages.push({ useCase, title: '', text });
  }
  return { index: indexAtOnce(passages.slice(0, NONE)), texts };
}

/** What each use case gains from its best wording. */
export function wordingScores(
  { index }: SearchableWordings,
  terms: TermWeights,
): ReadonlyMap<number, number> {
  const scores = scorePassages(index, terms);
  const best = new Map<number, number>();
  scores.forEach((score, position) => {
    const useCase = index.useCases[position] ?? NONE;
    if (useCase === NONE || score === 0) return;
    best.set(useCase, Math.max(best.get(useCase) ?? 0, WORDING_WEIGHT * score));
  });
  return best;
}
