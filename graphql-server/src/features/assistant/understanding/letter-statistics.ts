import type { Language } from '@hausgeist/schema';

/** Unseen letters are not impossible, only rare. */
const SMOOTHING = 0.3;

/** How much one word may say; names and loanwords look like another language. */
const SHARPNESS = 0.6;

/** How words of some languages look, learnt from lists of their words. */
export class LetterStatistics {
  readonly #counts = new Map<Language, { trigrams: Map<string, number>; total: number }>();
  readonly #kinds = new Set<string>();

  learn(language: Language, words: Iterable<string>): void {
    const known = this.#counts.get(language);
    const trigrams = known?.trigrams ?? new Map<string, number>();
    let total = known?.total ?? 0;
    for (const word of words) {
      for (const trigram of trigramsOf(word)) {
        trigrams.set(trigram, (trigrams.get(trigram) ?? 0) + 1);
        this.#kinds.add(trigram);
        total += 1;
      }
    }
    this.#counts.set(language, { trigrams, total });
  }

  /** How likely a word is one of each language; the shares add up to 1. */
  sharesOf(word: string, languages: readonly Language[]): Map<Language, number> {
    const trigrams = trigramsOf(word);
    const likelihoods = languages.map((language) => {
      const { trigrams: counts, total } = this.#counts.get(language) ?? EMPTY;
      let sum = 0;
      for (const trigram of trigrams) {
        const seen = (counts.get(trigram) ?? 0) + SMOOTHING;
        sum += Math.log(seen / (total + SMOOTHING * this.#kinds.size));
      }
      return sum * SHARPNESS;
    });
    const most = Math.max(...likelihoods);
    const weights = likelihoods.map((one) => Math.exp(one - most));
    const all = weights.reduce((sum, one) => sum + one, 0);
    return new Map(languages.map((language, i) => [language, (weights[i] ?? 0) / all]));
  }
}

const EMPTY = { trigrams: new Map<string, number>(), total: 0 };

function trigramsOf(word: string): string[] {
  const bordered = ` ${word} `;
  return Array.from({ length: bordered.length - 2 }, (_, i) => bordered.slice(i, i + 3));
}
