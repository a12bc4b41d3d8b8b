import { characterGrams, isStopWord, stem, wordsOf } from '../../german/index.js';

const GRAM_SIZE = 5;

/** What a text is about: stems that carry a topic, and parts of its words. */
export class Topic {
  readonly #stems: Set<string>;
  readonly #grams: Set<string>;

  constructor(text: string) {
    const words = wordsOf(text).filter((word) => !isStopWord(word));
    this.#stems = new Set(words.map(stem));
    this.#grams = new Set(words.flatMap((word) => characterGrams(word, GRAM_SIZE)));
  }

  /** How much of this topic a passage speaks of: 0 for nothing, about 1 for all of it. */
  shareIn(passage: string | Topic): number {
    if (this.#stems.size === 0) return 0;
    const other = typeof passage === 'string' ? new Topic(passage) : passage;
    const stems = count(this.#stems, other.#stems) / this.#stems.size;
    const grams = count(this.#grams, other.#grams) / Math.max(1, this.#grams.size);
    return 0.6 * stems + 0.4 * grams;
  }
}

function count(wanted: Set<string>, present: Set<string>): number {
  let found = 0;
  for (const value of wanted) if (present.has(value)) found += 1;
  return found;
}
