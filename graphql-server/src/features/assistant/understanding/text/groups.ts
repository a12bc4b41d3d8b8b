import type { PhraseIndex, PhraseMatch } from './phrase-index.js';

/** Numbers the groups of phrases of a vocabulary. A phrase that stands by itself is one of its own. */
export class Groups {
  readonly #numbers = new Map<string, number>();
  readonly #add: (phrase: string, group: number) => void;
  readonly #newNumber: () => number;

  constructor(add: (phrase: string, group: number) => void, newNumber: () => number) {
    this.#add = add;
    this.#newNumber = newNumber;
  }

  /** The numbers of all groups by their names. */
  get named(): ReadonlyMap<string, number> {
    return this.#numbers;
  }

  extend(name: string, phrases: readonly string[]): number {
    const number = this.#numbers.get(name) ?? this.#newNumber();
    this.#numbers.set(name, number);
    for (const phrase of phrases) this.#add(phrase, number);
    return number;
  }

  /** The group of a sign's part, e.g. "@gas" or "gasherd"; throws an Error if it is unknown. */
  numberOf(part: string, place: string): number {
    const known = this.#numbers.get(part);
    if (known !== undefined) return known;
    if (part.startsWith('@')) throw new Error(`${place}: there is no group "${part}"`);
    return this.extend(part, [part]);
  }
}

/** Finds of the phrases of each group. */
export type Finds = ReadonlyMap<number, readonly PhraseMatch<number>[]>;

/** What was found, by group; at most so many of each, as more are only repetitions. */
export function findsByGroup(
  phrases: PhraseIndex<number>,
  words: Parameters<PhraseIndex<number>['find']>[0],
  most: number,
): Finds {
  const finds = new Map<number, PhraseMatch<number>[]>();
  for (const match of phrases.find(words)) {
    const list = finds.get(match.value);
    if (!list) finds.set(match.value, [match]);
    else if (list.length < most) list.push(match);
  }
  return finds;
}

/** The find that is nearest to another one and shares no word with it. */
export function nearest(
  candidates: readonly PhraseMatch<number>[],
  to: PhraseMatch<number>,
  window: number,
): PhraseMatch<number> | undefined {
  const [place = 0] = to.positions;
  let best: PhraseMatch<number> | undefined;
  let least = window;
  for (const candidate of candidates) {
    const distance = Math.abs((candidate.positions[0] ?? 0) - place);
    if (distance >= least || candidate.positions.some((one) => to.positions.includes(one))) {
      continue;
    }
    [best, least] = [candidate, distance];
  }
  return best;
}
