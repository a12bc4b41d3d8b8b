import type { Language } from '@hausgeist/schema';
import type { PhraseMatch } from '../text/phrase-index.js';
import { dictionaries, termWordsIn } from './term-dictionary.js';

const LONGEST_MESSAGE = 1_000;

/** More words blur what a question is about. */
const MOST_WORDS = 24;

/** Words of names and of German that people mix into their language. */
const LATIN_WORD = /^[\p{Script=Latin}]{4,}$/u;

/**
 * German words to search for, for a question in another language: what its words and phrases lead to
 * in the dictionary of the language, the longest phrases first, and the German words in it. Empty if
 * nothing of it is known; a German question is its own.
 */
export function toGermanTerms(text: string, language: Language): string {
  const dictionary = dictionaries().get(language);
  if (!dictionary) return text;
  const question = text.slice(0, LONGEST_MESSAGE);
  const words = termWordsIn(question);
  const matches = longest(dictionary.phrases.find(words));
  const found = new Set(matches.flatMap(({ value }) => value));
  const isLatin = ['en', 'tr', 'pl'].includes(language);
  for (const { text: word, start, end } of words) {
    const isGerman = dictionary.germanWords.has(word) || (!isLatin && LATIN_WORD.test(word));
    if (isGerman) found.add(question.slice(start, end));
  }
  return [...found].slice(0, MOST_WORDS).join(' ');
}

/** Phrases that are no part of a longer one ("lost my key" says more than "key"), the longest first. */
function longest(
  matches: readonly PhraseMatch<readonly string[]>[],
): PhraseMatch<readonly string[]>[] {
  return matches
    .filter(
      (match) =>
        !matches.some(
          (other) =>
            other.positions.length > match.positions.length &&
            match.positions.every((position) => other.positions.includes(position)),
        ),
    )
    .toSorted((a, b) => b.positions.length - a.positions.length);
}
