import { fold, STOP_WORDS, stem, wordsOf } from '../../../platform/german/index.js';
import { CONCEPTS } from '../concepts/concept-bank.js';
import { VOCABULARY_RULES } from '../lexical/property-vocabulary.js';
import { OFF_TOPIC_STEMS } from '../lexical/off-topic-vocabulary.js';
import { isCommonWord } from './common-words.js';
import { WordIndex } from './word-index.js';

/** Every word that the product itself knows about homes, and function words. */
function domainWords(): Set<string> {
  const words = new Set<string>();
  for (const { titles, wordings, words: others } of CONCEPTS.filter((one) => !one.isSeldomSaid)) {
    for (const word of wordsOf([...titles, ...wordings, others].join(' '))) words.add(fold(word));
  }
  for (const { triggers, expansions } of VOCABULARY_RULES) {
    for (const part of [...triggers.flat(), ...expansions]) {
      if (!part.includes('*')) words.add(fold(part));
    }
  }
  for (const word of STOP_WORDS) words.add(fold(word));
  return words;
}

let index: WordIndex | undefined;
let stems: Set<string> | undefined;

/** Words of property management to correct towards; made when the first question comes. */
export const domainWordIndex = (): WordIndex => (index ??= new WordIndex(domainWords()));

/** Whether a word is about homes as far as the product knows, be it that it is about much else, too. */
export function isDomainWord(word: string): boolean {
  stems ??= new Set([...domainWords()].map(stem));
  return stems.has(stem(word));
}

/** Whether a word is spelt right as far as the product knows. */
export function isKnownWord(word: string): boolean {
  return (
    domainWordIndex().has(fold(word)) ||
    isDomainWord(word) ||
    OFF_TOPIC_STEMS.has(stem(word)) ||
    isCommonWord(word)
  );
}
