import { type PatternHit, WordPatterns } from './word-patterns.js';
import type { Word } from './words.js';

/** A phrase that stands in a message. */
export interface PhraseMatch<T> {
  value: T;
  /** Positions of its words, ascending. */
  positions: readonly number[];
  /** False if a typing error had to be forgiven. */
  exact: boolean;
}

interface PhraseOptions {
  /** Whether typing errors are forgiven. */
  corrected?: boolean;
  /** Whether German words that sound the same fit as well. */
  sounds?: boolean;
}

type Bound = 'clause' | 'message';

interface Phrase<T> {
  value: T;
  patterns: readonly number[];
  /** A bit for each pattern that has to follow at once; lists of tens of thousands of phrases took twice the memory. */
  adjacent: number;
  /** What it has to begin and to end, if anything. */
  begins: Bound | undefined;
  ends: Bound | undefined;
}

/** Words that may stand between two words of a phrase. */
const GAP = 2;

/** More finds of one phrase tell nothing new, and would only cost time. */
const MOST_MATCHES = 6_000;

/**
 * Finds many phrases in a message at once. A phrase is one or more word patterns in their order, with
 * up to two other words between; `^` in front binds it to the beginning of a clause, `$` at its end to
 * the end of one, `_` instead of a space allows no word between.
 */
export class PhraseIndex<T> {
  readonly #words = new WordPatterns();
  readonly #byFirst = new Map<number, Phrase<T>[]>();

  add(phrase: string, value: T, { corrected = true, sounds = false }: PhraseOptions = {}): void {
    const text = phrase.replace(/^\^+/, '').replace(/\$+$/, '');
    const patterns: number[] = [];
    let adjacent = 0;
    for (const joined of text.trim().split(/\s+/)) {
      for (const [i, word] of joined.split('_').entries()) {
        if (i > 0) adjacent |= 1 << patterns.length;
        patterns.push(this.#words.add(word, { corrected, sounds }));
      }
    }
    const [first] = patterns;
    if (first === undefined) return;
    const added = {
      value,
      patterns,
      adjacent,
      begins: boundOf(phrase, '^', phrase.startsWith('^^')),
      ends: boundOf(phrase, '$', phrase.endsWith('$$')),
    };
    const known = this.#byFirst.get(first);
    if (known) known.push(added);
    else this.#byFirst.set(first, [added]);
  }

  /** A word that is not a misspelling of another one. */
  addRightlySpelt(word: string): void {
    this.#words.addRightlySpelt(word);
  }

  /** Every phrase that stands in a message, by the place of its first word. */
  find(words: readonly Word[]): PhraseMatch<T>[] {
    const hits = words.map(({ text }) => this.#words.hits(text));
    const matches: PhraseMatch<T>[] = [];
    for (const [position, found] of hits.entries()) {
      for (const hit of found) {
        for (const phrase of this.#byFirst.get(hit.pattern) ?? []) {
          const match = this.#follow(phrase, position, hit, words, hits);
          if (match) matches.push(match);
        }
      }
      if (matches.length >= MOST_MATCHES) break;
    }
    return matches;
  }

  #follow(
    phrase: Phrase<T>,
    start: number,
    first: PatternHit,
    words: readonly Word[],
    hits: readonly (readonly PatternHit[])[],
  ): PhraseMatch<T> | undefined {
    if (!isBound(phrase.begins, words[start - 1], words[start])) return undefined;
    const positions = [start];
    let { exact } = first;
    let last = start;
    for (let i = 1; i < phrase.patterns.length; i++) {
      const furthest = last + (phrase.adjacent & (1 << i) ? 1 : 1 + GAP);
      const next = nextHit(phrase.patterns[i], last + 1, furthest, hits);
      if (!next || words[next.position]?.clause !== words[start]?.clause) return undefined;
      exact &&= next.exact;
      last = next.position;
      positions.push(last);
    }
    if (!isBound(phrase.ends, words[last + 1], words[last])) return undefined;
    return { value: phrase.value, positions, exact };
  }
}

function boundOf(phrase: string, sign: string, isDoubled: boolean): Bound | undefined {
  if (isDoubled) return 'message';
  return (phrase.startsWith('^') && sign === '^') || (phrase.endsWith('$') && sign === '$')
    ? 'clause'
    : undefined;
}

/** Whether a word beyond the first or last one of a phrase is where it may be. */
function isBound(bound: Bound | undefined, beyond: Word | undefined, word: Word | undefined) {
  if (!bound || !beyond) return true;
  return bound === 'clause' && beyond.clause !== word?.clause;
}

function nextHit(
  pattern: number | undefined,
  from: number,
  to: number,
  hits: readonly (readonly PatternHit[])[],
): { position: number; exact: boolean } | undefined {
  for (let position = from; position <= to; position++) {
    const hit = hits[position]?.find((one) => one.pattern === pattern);
    if (hit) return { position, exact: hit.exact };
  }
  return undefined;
}
