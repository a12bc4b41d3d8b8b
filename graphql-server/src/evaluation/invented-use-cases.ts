const SYLLABLES = 'ba del fin gor hal kim lor mun nes pil ros sat tur wen zog bri'.split(' ');

/** Evenly spread numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Use cases in a language of 8,000 invented words, of which few are frequent, on 300 topics. */
export class InventedUseCases {
  readonly #random: () => number;
  readonly #topics: string[][];

  constructor(seed: number) {
    this.#random = randomNumbers(seed);
    this.#topics = Array.from({ length: 300 }, () =>
      Array.from({ length: 40 }, () => wordOf(this.#below(8_000))),
    );
  }

  /** A prompt file with so many use cases. */
  file(count: number): string {
    return Array.from({ length: count }, (_, i) => {
      const topic = this.#below(this.#topics.length);
      return `### ${this.#words(topic, 3)} ${i}\n${this.#words(topic, 15)}.`;
    }).join('\n\n');
  }

  /** What somebody could ask. */
  question(): string {
    return `${this.#words(this.#below(this.#topics.length), 6)}?`;
  }

  #words(topic: number, count: number): string {
    const words = this.#topics[topic] ?? [];
    return Array.from({ length: count }, () =>
      this.#random() < 0.7
        ? (words[this.#below(words.length)] ?? '')
        : wordOf(Math.floor(8_000 * this.#random() ** 3)),
    ).join(' ');
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
}

function wordOf(number: number): string {
  let word = '';
  for (let rest = number + 4_096; rest > 0; rest = Math.floor(rest / 16)) {
    word += SYLLABLES[rest % 16];
  }
  return word;
}
