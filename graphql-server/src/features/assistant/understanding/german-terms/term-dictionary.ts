import type { Language } from '@hausgeist/schema';
import { lazily } from '../../../../platform/lazily/index.js';
import { PhraseIndex } from '../text/phrase-index.js';
import { readVocabulary } from '../../../../platform/vocabulary/index.js';
import { type Word, wordsIn } from '../text/words.js';

/** Languages with a dictionary; German needs none. */
export type ForeignLanguage = Exclude<Language, 'de'>;

const FOREIGN_LANGUAGES: readonly ForeignLanguage[] = ['en', 'tr', 'ru', 'uk', 'ar', 'pl'];

/** The article of Arabic with what is written in one with it: "wa-l-", "bi-l-", "li-l-". */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{2})/;

/** Foreign phrases that lead to German words. */
export interface TermDictionary {
  phrases: PhraseIndex<readonly string[]>;
  /** Every German word that some phrase leads to, folded. */
  germanWords: ReadonlySet<string>;
}

/** All dictionaries, from `vocabulary/terms`; throws an Error that names an invalid line. */
export const dictionaries = lazily(
  (): ReadonlyMap<Language, TermDictionary> =>
    new Map(FOREIGN_LANGUAGES.map((language) => [language, readDictionary(language)])),
);

function readDictionary(language: ForeignLanguage): TermDictionary {
  const phrases = new PhraseIndex<readonly string[]>();
  const germanWords = new Set<string>();
  for (const { text, place } of readVocabulary(`terms/${language}.txt`)) {
    const [left, right] = text.split(' = ');
    if (!left || !right)
      throw new Error(`${place}: a line is "foreign phrase, phrase = German words"`);
    const words = right.trim().split(/\s+/);
    for (const word of wordsIn(right)) germanWords.add(word.text);
    for (const phrase of left.split(',')) {
      const plain = phrase.trim().split(/\s+/).map(withoutArticle).join(' ');
      if (plain) phrases.add(plain, words);
    }
  }
  return { phrases, germanWords };
}

/** The words of a message as dictionaries list them. */
export function termWordsIn(message: string): Word[] {
  return wordsIn(message).map((word) => ({ ...word, text: withoutArticle(word.text) }));
}

function withoutArticle(word: string): string {
  return word.replace(ARABIC_ARTICLE, '');
}
