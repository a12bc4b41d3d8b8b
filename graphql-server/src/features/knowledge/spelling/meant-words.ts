import { fold, stem, wordsOf } from '../../../platform/german/index.js';
import { interpret } from './interpret.js';
import { WordIndex } from './word-index.js';

/** What is less likely is a guess at the parts of a long word. */
const LIKELY = 0.9;

/**
 * The words of a German message as they were probably meant: mistyped ones and those of dialect as the words that they
 * stand for, folded, and others as they were typed. Words of the text that it may be about count as right.
 */
export function meantWords(message: string, about: string): string[] {
  const words = wordsOf(about);
  const stems = new Set(words.map(stem));
  const file = {
    index: new WordIndex(words.map(fold)),
    has: (word: string) => stems.has(stem(word)),
  };
  return interpret(message, file).flatMap(({ typed, readings }) => {
    const likely = readings.filter(({ weight }) => weight >= LIKELY);
    return likely.length > 0 ? likely.map(({ word }) => word) : [typed];
  });
}
