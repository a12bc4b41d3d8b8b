import { fileWords } from '../spelling/file-words.js';
import type { FileWords } from '../spelling/interpret.js';
import { buildLexicalIndex } from './lexical-index.js';
import { frequencyOf, type PackedIndex, scorePassages, unpackIndex } from './packed-index.js';
import { queryTerms } from './query-terms.js';

/** A text that is searched by its words alone, as use cases are. */
export class TextSearch {
  readonly passages: readonly string[];
  readonly #index: PackedIndex;
  readonly #words: FileWords;

  private constructor(passages: readonly string[], index: PackedIndex) {
    this.passages = passages;
    this.#index = index;
    this.#words = fileWords([index]);
  }

  /** Indexes passages, which are numbered in their order from then on. */
  static async over(passages: readonly string[]): Promise<TextSearch> {
    const indexed = passages.map((text) => ({ title: '', text, useCase: 0 }));
    return new TextSearch(passages, unpackIndex(await buildLexicalIndex(indexed)));
  }

  /** How much each passage has to do with a question; 0 for nothing at all. */
  scores(question: string): number[] {
    const isKnown = (term: number) => frequencyOf(this.#index, term) > 0;
    return [
      ...scorePassages(this.#index, queryTerms({ text: question }, this.#words, isKnown).weights),
    ];
  }
}
