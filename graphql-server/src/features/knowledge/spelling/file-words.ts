import { frequencyOf, type PackedIndex } from '../lexical/packed-index.js';
import { stemTerm } from '../lexical/terms.js';
import type { FileWords } from './interpret.js';
import { WordIndex } from './word-index.js';

/** The words of a company's file, as its index has them. */
export function fileWords(index: PackedIndex): FileWords {
  let words: WordIndex | undefined;
  return {
    get index() {
      return (words ??= new WordIndex(index.words));
    },
    has: (word) => frequencyOf(index, stemTerm(word)) > 0,
  };
}
