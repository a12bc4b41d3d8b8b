import { LRUCache } from 'lru-cache';
import { Misspellings, SHORTEST_CORRECTED } from './typing-errors.js';
import { foldWord, soundOf } from './words.js';

/** A pattern that a word fits; `exact` is false if a typing error had to be forgiven. */
export interface PatternHit {
  pattern: number;
  exact: boolean;
}

/** Beginnings of words are compared with forgiven errors from this length on. */
const SHORTEST_CORRECTED_BEGINNING = 6;
const LONGEST_BEGINNING = 14;

/** Words with the beginnings and ends that are looked at; a longer text is not a word. */
const CACHED_WORDS = 20_000;

interface PatternOptions {
  /** Whether typing errors are forgiven. */
  corrected: boolean;
  /** Whether a German word that sounds the same fits as well. */
  sounds: boolean;
}

/**
 * Finds which of many word patterns a word fits, in time that does not grow with their number.
 * `gas` is the whole word, `gas*` its beginning, `*gas` its end, `*gas*` any part of it; `=gas`
 * forgives no typing error.
 */
export class WordPatterns {
  readonly #numbers = new Map<string, number>();
  readonly #whole = new Map<string, number[]>();
  readonly #beginnings = new Map<string, number[]>();
  readonly #ends = new Map<string, number[]>();
  readonly #parts: [string, number][] = [];
  readonly #sounds = new Map<string, number[]>();
  readonly #soundBeginnings = new Map<string, number[]>();
  readonly #misspeltWhole = new Misspellings<number>();
  readonly #misspeltBeginnings = new Misspellings<number>();
  /** Letters of the longest beginning or end. */
  #longestPart = 0;
  readonly #rightlySpelt = new Set<string>();
  /** With "max" it would take the room of all at once, for each of the languages. */
  readonly #known = new LRUCache<string, readonly PatternHit[]>({
    maxSize: CACHED_WORDS,
    sizeCalculation: () => 1,
  });

  /** The number of a pattern, by which hits name it. */
  add(pattern: string, { corrected, sounds }: PatternOptions): number {
    const key = `${pattern} ${corrected} ${sounds}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    const text = foldWord(pattern.replaceAll(/[=*]/g, ''));
    if (pattern.includes('*')) this.#longestPart = Math.max(this.#longestPart, text.length);
    const isStrict = pattern.startsWith('=') || !corrected;
    if (/^\*.*\*$/.test(pattern)) this.#parts.push([text, number]);
    else if (pattern.startsWith('*')) push(this.#ends, text, number);
    else if (pattern.endsWith('*')) {
      push(this.#beginnings, text, number);
      if (!isStrict && text.length >= SHORTEST_CORRECTED_BEGINNING) {
        this.#misspeltBeginnings.add(text, number);
      }
      if (!isStrict && sounds && text.length >= SHORTEST_CORRECTED) {
        push(this.#soundBeginnings, soundOf(text), number);
      }
    } else {
      push(this.#whole, text, number);
      if (isStrict || text.length < SHORTEST_CORRECTED) return number;
      this.#misspeltWhole.add(text, number);
      if (sounds) push(this.#sounds, soundOf(text), number);
    }
    return number;
  }

  /** A word that is not a misspelling of another one. */
  addRightlySpelt(word: string): void {
    this.#rightlySpelt.add(foldWord(word));
  }

  /** Every pattern that a folded word fits. */
  hits(word: string): readonly PatternHit[] {
    const known = this.#known.get(word);
    if (known) return known;
    const found = this.#find(word);
    this.#known.set(word, found);
    return found;
  }

  #find(word: string): readonly PatternHit[] {
    const exact = new Set(this.#whole.get(word));
    for (let end = 1; end <= Math.min(word.length, this.#longestPart); end++) {
      for (const number of this.#beginnings.get(word.slice(0, end)) ?? []) exact.add(number);
      for (const number of this.#ends.get(word.slice(-end)) ?? []) exact.add(number);
    }
    for (const [part, number] of this.#parts) if (word.includes(part)) exact.add(number);
    const hits = [...exact].map((pattern) => ({ pattern, exact: true }));
    if (hits.length > 0 || this.#rightlySpelt.has(word)) return hits;
    return [...this.#misspellings(word)].map((pattern) => ({ pattern, exact: false }));
  }

  #misspellings(word: string): Set<number> {
    if (word.length < SHORTEST_CORRECTED - 1 || /\p{N}/u.test(word)) return new Set();
    const found = this.#misspeltWhole.find(word);
    const beginning = word.slice(0, LONGEST_BEGINNING);
    for (const number of this.#misspeltBeginnings.find(
      beginning,
      SHORTEST_CORRECTED_BEGINNING - 1,
    )) {
      found.add(number);
    }
    const sound = soundOf(word);
    for (const number of this.#sounds.get(sound) ?? []) found.add(number);
    for (let end = SHORTEST_CORRECTED - 1; end <= sound.length; end++) {
      for (const number of this.#soundBeginnings.get(sound.slice(0, end)) ?? []) found.add(number);
    }
    return found;
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
