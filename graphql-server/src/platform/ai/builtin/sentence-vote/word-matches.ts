import { fold, isStopWord, stem } from '../../../german/index.js';
import { kindredOf } from '../kindred-words.js';
import { type Content, isPartOf, sharesBeginning } from '../topic-match.js';
import type { Unit } from '../use-case-units.js';

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

/** Ways of matching that name the thing itself: "Balkon" alone is not what "Balkonkraftwerk" asks for. */
const NAMES_IT: readonly ReadonlySet<Match | undefined>[] = [
  new Set<Match>(['same', 'compound']),
  new Set<Match>(['kindred', 'kindred part']),
];

/**
 * The one statement that names the only thing that a question is about: silverfish in a use case about vermin. Undefined where
 * several do, or none, or where a question has more words: they tell a case, of which one word says little.
 */
export function namedAlone(
  [word, ...others]: readonly string[],
  contents: readonly Content[],
): number | undefined {
  if (word === undefined || others.length > 0) return undefined;
  const matches = contents.map((content) => matchIn(word, content));
  for (const ways of NAMES_IT) {
    const places = matches.flatMap((match, i) => (ways.has(match) ? [i] : []));
    if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  }
  return undefined;
}

const nouns = new WeakMap<Content, ReadonlySet<string>>();

/** Stems of the words with a capital: those of things, and the first of each sentence. */
function nounsIn({ text, content }: Unit): ReadonlySet<string> {
  const known = nouns.get(content);
  if (known) return known;
  const found = (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
  const stems = new Set(found.filter((word) => !isStopWord(word)).map((word) => stem(word)));
  nouns.set(content, stems);
  return stems;
}

/** How much each statement names the things that the words are; what is done with them is done with others as well. */
export function namedAsNouns(words: readonly string[], units: readonly Unit[]): number[] {
  const named = units.map(nounsIn);
  const all = Math.min(Math.max(words.length, FULL_WORDS), MOST_WORDS);
  const sums = units.map(() => 0);
  for (const sought of words.map((word) => stem(word))) {
    const holding = named.filter((stems) => stems.has(sought)).length;
    for (const [i, stems] of named.entries()) {
      if (stems.has(sought)) sums[i] = (sums[i] ?? 0) + 1 / Math.sqrt(holding) / all;
    }
  }
  return sums;
}
