import { fold, stem } from '../../../german/index.js';
import { kindredOf } from '../kindred-words.js';
import { type Content, isPartOf, sharesBeginning } from '../topic-match.js';

/**
 * How a statement can speak of a word: by itself, in a compound, by a kindred word, that in a compound, by a part of it, or
 * by its beginning.
 */
type Match = 'same' | 'compound' | 'kindred' | 'kindred part' | 'part' | 'beginning';

/** Words of a question between these make each of them count less. */
const FULL_WORDS = 1.5;
const MOST_WORDS = 4;

function matchIn(word: string, { stems, words }: Content): Match | undefined {
  const sought = stem(word);
  if (stems.has(sought)) return 'same';
  const folded = fold(word);
  if (words.some((one) => isPartOf(sought, one.folded))) return 'compound';
  const kin = kindredOf(sought);
  if (kin.some((other) => stems.has(other))) return 'kindred';
  if (kin.some((other) => words.some((one) => isPartOf(other, one.folded)))) return 'kindred part';
  // "Balkonsolar" is kindred to a balcony power station, and only in part about balconies.
  if (words.some((one) => isPartOf(one.stem, folded))) return 'part';
  return words.some((one) => sharesBeginning(folded, one.folded)) ? 'beginning' : undefined;
}

/**
 * How much each statement speaks of the words, by the ways of matching; `only` for words that one statement alone
 * has. A word counts less in each statement the more of them have it.
 */
export function matchesOf(
  words: readonly string[],
  contents: readonly Content[],
): Record<string, number>[] {
  const found = contents.map((): Record<string, number> => ({}));
  const all = Math.min(Math.max(words.length, FULL_WORDS), MOST_WORDS);
  for (const word of words) {
    const matches = contents.map((content) => matchIn(word, content));
    const holding = matches.filter(Boolean).length;
    for (const [i, match] of matches.entries()) {
      const own = found[i];
      if (!match || !own) continue;
      own[match] = (own[match] ?? 0) + 1 / Math.sqrt(holding) / all;
      if (holding === 1) own['only'] = (own['only'] ?? 0) + 1 / all;
    }
  }
  return found;
}
