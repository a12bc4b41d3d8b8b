import { slipDistance } from './edit-distance.js';
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

/** Folded words, by the pairs of letters and the sounds they have, to find those that were mistyped. */
export class WordIndex {
  readonly #words: string[];
  readonly #known: ReadonlySet<string>;
  readonly #pairs = new Map<number, number[]>();
  readonly #sounds = new Map<string, number[]>();
  readonly #shared: Uint8Array;

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.#words = [...this.#known].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word));
    this.#shared = new Uint8Array(this.#words.length);
    this.#words.forEach((word, at) => {
      for (const pair of pairsOf(word)) push(this.#pairs, pair, at);
      push(this.#sounds, soundOf(word), at);
    });
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** The word that was most likely meant; undefined when none is near enough. */
  nearest(typed: string): Candidate | undefined {
    const most = toleranceFor(typed.length);
    if (most === 0) return undefined;
    let best: Candidate | undefined;
    const compare = (at: number, bonus: number) => {
      const word = this.#words[at] ?? '';
      const distance = slipDistance(typed, word, most + bonus) - bonus;
      if (distance < (best?.distance ?? Infinity) && !isOtherPrefix(typed, word))
        best = { word, distance };
    };
    for (const at of this.#sounds.get(soundOf(typed)) ?? []) compare(at, SAME_SOUND);
    for (const at of this.#similar(typed)) compare(at, 0);
    return best;
  }

  #similar(typed: string): number[] {
    const shared = this.#shared;
    const touched: number[] = [];
    const pairs = pairsOf(typed);
    for (const pair of pairs) {
      for (const at of this.#pairs.get(pair) ?? []) {
        if (shared[at] === 0) touched.push(at);
        shared[at] = (shared[at] ?? 0) + 1;
      }
    }
    // A slip spoils up to three pairs; two slips may leave a short word little more than one.
    const least = Math.max(1, pairs.length - 6);
    const lists: number[][] = [];
    for (const at of touched) {
      const count = shared[at] ?? 0;
      shared[at] = 0;
      const length = this.#words[at]?.length ?? 0;
      if (count >= least && Math.abs(length - typed.length) <= 3) {
        (lists[count - Math.abs(length - typed.length) + 3] ??= []).push(at);
      }
    }
    const found: number[] = [];
    for (let i = lists.length - 1; i >= 0 && found.length < COMPARED; i -= 1) {
      found.push(...(lists[i] ?? []));
    }
    return found.slice(0, 2 * COMPARED);
  }
}

/** How far a word of that length may be from what was meant; short words are too easily another. */
function toleranceFor(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 0.8;
  if (length < 9) return 1.4;
  return length < 13 ? 2 : 2.8;
}

/** Prefixes that make another word of a verb, so that one is no slip of the other. */
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

function push<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
