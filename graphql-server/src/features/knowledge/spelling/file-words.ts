import { frequencyOf, type PackedIndex } from '../lexical/packed-index.js';
import { stemTerm } from '../lexical/terms.js';
import type { FileWords } from './interpret.js';
import { WordIndex } from './word-index.js';

/** The words of a company's file, as its indexes have them. */
export function fileWords(indexes: readonly PackedIndex[]): FileWords {
  let words: WordIndex | undefined;
  return {
    get index() {
      return (words ??= new WordIndex(indexes.flatMap((index) => index.words)));
    },
    has: (word) => indexes.some((index) => frequencyOf(index, stemTerm(word)) > 0),
  };
}
