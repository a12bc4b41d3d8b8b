import { setImmediate } from 'node:timers/promises';
import { fold, wordsOf } from '../../../platform/german/index.js';
import { conceptTags, conceptTerm } from '../concepts/concept-tags.js';
import { countPassage, type IndexedPassage, weighing } from './bm25.js';
import { packIndex } from './packed-index.js';

/**
 * Grows with every change of stems, stop words, hashing, weights or concepts, or of how these are counted. Prompt files that were indexed by
 * an older form are indexed again when the server starts.
 */
export const LEXICAL_VERSION = 11;

/** Words of a file that typing errors are compared with; a file of 20,000 use cases has about these. */
const MOST_WORDS = 40_000;

/** Passages in a batch, after which the event loop gets a turn. */
const SLICE = 25;

/**
 * Computes BM25 weights for an inverted index of stems and character 4-grams, so that a search only adds up.
 * Frequencies count within the given passages, that is, within one version of one prompt file.
 */
export async function buildLexicalIndex(passages: readonly IndexedPassage[]): Promise<Buffer> {
  const counted = await mapInSlices(passages, countPassage);
  const words = new Map<string, number>();
  await mapInSlices(passages, ({ text, title }) => countWords(words, `${title} ${text}`));
  const tagged = await mapInSlices(passages, tagging());
  const weigh = weighing(counted);
  const weighted = await mapInSlices(counted, (counts, passage) => {
    const found = weigh(counts);
    for (const [concept, weight] of tagged[passage] ?? []) {
      found.weights.set(conceptTerm(concept), weight);
    }
    return found;
  });
  return packIndex(weighted, mostFrequent(words));
}

/** All passages of a use case have the tags of its beginning. */
function tagging(): (passage: IndexedPassage) => ReadonlyMap<number, number> {
  const tags = new Map<number, ReadonlyMap<number, number>>();
  return ({ useCase, title, text }) => {
    const found = tags.get(useCase) ?? conceptTags(title, text);
    tags.set(useCase, found);
    return found;
  };
}

function countWords(counts: Map<string, number>, text: string): void {
  for (const word of wordsOf(text)) {
    const folded = fold(word);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
}

const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word]) => word);

/** Thousands of passages take seconds, in which other requests must be served. */
async function mapInSlices<From, To>(
  items: readonly From[],
  map: (item: From, at: number) => To,
): Promise<To[]> {
  const results: To[] = [];
  for (const [i, item] of items.entries()) {
    if (i > 0 && i % SLICE === 0) await setImmediate();
    results.push(map(item, i));
  }
  return results;
}
