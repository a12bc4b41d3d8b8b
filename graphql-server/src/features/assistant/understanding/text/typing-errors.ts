import { hash32 } from '../../../../platform/german/index.js';
import { NumbersByHash } from './numbers-by-hash.js';

/** A word shorter than this is compared to the letter: one error makes it another word. */
export const SHORTEST_CORRECTED = 5;

/** From this length on two errors are forgiven. */
const LONG = 9;
const MOST_ERRORS = 2;

/** Letters by which spellings are sorted out before they are made. */
const START = 5;

/** The word and each of its spellings that lack one letter. */
function spellingsWithout(word: string): string[] {
  const spellings = [word];
  for (let i = 0; i < word.length; i++) spellings.push(word.slice(0, i) + word.slice(i + 1));
  return spellings;
}

/** Any number; what tells spellings apart has to be the same for all. */
const SEED = 4;

/** As V8 keeps it in 8 bytes: a short text takes 32. */
const startOf = (word: string) => hash32(word.slice(0, START), SEED) | 0;

/**
 * Known words by all spellings that lack a letter, so that a misspelt one is found without a search. There are
 * ten spellings of each of many thousand words: numbers stand for both, and what is found is compared anyway.
 */
export class Misspellings<T> {
  readonly #known: { word: string; value: T }[] = [];
  readonly #bySpelling = new NumbersByHash();
  /** Hashes of how the spellings begin: most words of a message begin like none, and cost no look-ups. */
  readonly #starts = new Set<number>();
  #longest = 0;

  add(known: string, value: T): void {
    this.#longest = Math.max(this.#longest, known.length);
    const number = this.#known.push({ word: known, value }) - 1;
    for (const spelling of spellingsWithout(known)) {
      this.#bySpelling.add(hash32(spelling, SEED), number);
      this.#starts.add(startOf(spelling));
    }
  }

  /** What a typed word, or a beginning of it from a length on, is a misspelling of. */
  find(typed: string, shortest = typed.length): Set<T> {
    const found = new Set<T>();
    const longest = Math.min(typed.length, this.#longest + 1);
    if (longest < shortest) return found;
    for (const lacking of this.#lettersToDrop(typed)) {
      for (let end = Math.max(shortest, lacking + 1); end <= longest; end++) {
        const beginning = typed.slice(0, end);
        const spelling = beginning.slice(0, lacking) + beginning.slice(lacking + 1);
        this.#collect(lacking < 0 ? beginning : spelling, beginning, found);
      }
    }
    return found;
  }

  /** Places of letters without which a word begins like a known one; -1 drops none. */
  #lettersToDrop(typed: string): number[] {
    const places: number[] = [];
    for (let i = 0; i < START; i++) {
      const start = typed.slice(0, i) + typed.slice(i + 1, START + 1);
      if (this.#starts.has(startOf(start)) || start.length < START) places.push(i);
    }
    if (!this.#starts.has(startOf(typed))) return places;
    places.push(-1);
    for (let i = START; i < Math.min(typed.length, this.#longest + 1); i++) places.push(i);
    return places;
  }

  #collect(spelling: string, typed: string, found: Set<T>): void {
    for (const number of this.#bySpelling.get(hash32(spelling, SEED))) {
      const known = this.#known[number];
      if (known && !found.has(known.value) && isMisspelt(typed, known.word)) found.add(known.value);
    }
  }
}

/**
 * Whether a typed word is a misspelling of a known one. Swapped neighbours are one error. The first
 * letter is nearly always typed right, or swapped with the second.
 */
export function isMisspelt(typed: string, known: string): boolean {
  if (typed[0] !== known[0] && typed[0] !== known[1]) return false;
  return distance(typed, known) <= (known.length >= LONG ? MOST_ERRORS : 1);
}

function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], i: number) => row[i] ?? Infinity;
