import { hash32 } from '../../../platform/german/index.js';
import { slipDistance } from './edit-distance.js';
import { NumberLists } from './number-lists.js';
import { soundOf } from './phonetics.js';

/** Words that share the most pairs of letters with a typed one and are compared with it. */
const COMPARED = 24;

/** What a word of the same sound may differ more than others. */
const SAME_SOUND = 1;

/** A word that may have been meant. */
export interface Candidate {
  word: string;
  distance: number;
}

/**
 * Folded words, by the pairs of letters and the sounds they have, to find those that were mistyped.
 * Each company that asks has one in memory, so most of it is numbers.
 */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #numbers: NumberLists;
  readonly #pairs: NumberLists;
  readonly #sounds: NumberLists;
  readonly #lengths: Uint8Array;
  readonly #shared: Uint8Array;

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)];
    this.#lengths = Uint8Array.from(this.#words, (word) => Math.min(word.length, 255));
    this.#shared = new Uint8Array(this.#words.length);
    const comparable = this.#words.flatMap((word, at) =>
      word.length >= 4 && /^[a-z]+$/.test(word) ? [[word, at] as const] : [],
    );
    this.#numbers = new NumberLists(this.#words.map((word, at) => [hash32(word), at]));
    this.#sounds = new NumberLists(comparable.map(([word, at]) => [hash32(soundOf(word)), at]));
    this.#pairs = new NumberLists(
      comparable.flatMap(([word, at]) => pairsOf(word).map((pair) => [pair, at] as const)),
    );
  }

  has(word: string): boolean {
    for (const at of this.#numbers.get(hash32(word))) if (this.#words[at] === word) return true;
    return false;
  }

  /** The word that was most likely meant; undefined when none is near enough. */
  nearest(typed: string): Candidate | undefined {
    const most = toleranceFor(typed.length);
    if (most === 0) return undefined;
    let best: Candidate | undefined;
    const compare = (at: number, bonus: number) => {
      const word = this.#words[at] ?? '';
      const limit = Math.min(most, best?.distance ?? most) + bonus;
      const distance = slipDistance(typed, word, limit) - bonus;
      if (distance < (best?.distance ?? Infinity) && !isOtherPrefix(typed, word))
        best = { word, distance };
    };
    for (const at of this.#sounds.get(hash32(soundOf(typed)))) compare(at, SAME_SOUND);
    for (const at of this.#similar(typed)) compare(at, 0);
    return best;
  }

  #similar(typed: string): number[] {
    const shared = this.#shared;
    const touched: number[] = [];
    const pairs = pairsOf(typed);
    for (const pair of pairs) {
      for (const at of this.#pairs.get(pair)) {
        const count = shared[at] ?? 0;
        if (count === 0) touched.push(at);
        shared[at] = count + 1;
      }
    }
    // A slip spoils up to three pairs; two slips may leave a short word little more than one.
    const least = Math.max(1, pairs.length - 6);
    const lists: number[][] = [];
    for (const at of touched) {
      const count = shared[at] ?? 0;
      shared[at] = 0;
      if (count < least) continue;
      const apart = Math.abs((this.#lengths[at] ?? 0) - typed.length);
      if (apart <= 3) (lists[count - apart + 3] ??= []).push(at);
    }
    const found: number[] = [];
    for (let i = lists.length - 1; i >= 0 && found.length < COMPARED; i -= 1) {
      found.push(...(lists[i] ?? []));
    }
    return found.slice(0, 2 * COMPARED);
  }
}

/** How far a word of that length may be from the one meant; short words easily become another. */
function toleranceFor(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 0.8;
  if (length < 9) return 1.4;
  return length < 13 ? 2 : 2.8;
}

/**
 * Prefixes that make another word of a verb, so that one is not taken for a misspelling of the
 * other.
 */
const PREFIXES =
  /^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|her|hin|heraus|los|mit|nach|um|unter|uber|ver|vor|weg|wieder|zer|zu|zuruck)*/;

/** Whether two words differ in nothing but what stands before their stem. */
export function isOtherPrefix(a: string, b: string): boolean {
  const [rest, other] = [a.replace(PREFIXES, ''), b.replace(PREFIXES, '')];
  return rest === other && rest.length >= 4;
}

function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  let last = 0;
  for (let i = 0; i <= word.length; i += 1) {
    const code = i < word.length ? word.charCodeAt(i) : 0;
    pairs.push(last * 256 + (code % 256));
    last = code % 256;
  }
  return pairs;
}
