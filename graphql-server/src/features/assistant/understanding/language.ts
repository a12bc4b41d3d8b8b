import type { Language } from '@hausgeist/schema';
import { lazily } from '../../../platform/lazily/index.js';
import { LetterStatistics } from './letter-statistics.js';
import { readVocabulary } from '../../../platform/vocabulary/index.js';
import { foldWord } from './text/words.js';

/** What is read of a message; its language does not change later. */
const LONGEST_TEXT = 1_000;
const LONGEST_WORD = 24;

/** A frequent word of one language; one that several share counts for each, by its share. */
const FREQUENT = 3;
/** Any other word, shared among the languages by how it looks. */
const LOOKS = 1.5;
/** Words of one or two letters look like every language. */
const SHORTEST_LOOK = 3;
/** A letter that only one of the languages has. Names have them too, in any language. */
const OWN_LETTER = 1;
/** What another language needs more than German, in which most people write. */
const ADVANTAGE_OF_GERMAN = 0.75;
/** What another language needs more than the one before: "ok" changes nothing. */
const ADVANTAGE_OF_FALLBACK = 1;

const LATIN: readonly Language[] = ['de', 'en', 'tr', 'pl'];
const CYRILLIC: readonly Language[] = ['ru', 'uk'];

const OWN_LETTERS: readonly [Language, RegExp][] = [
  ['de', /[äß]/g],
  ['tr', /[şğı]|i̇/g],
  ['pl', /[łąęśźżćń]/g],
  ['uk', /[іїєґ]/g],
  ['ru', /[ыэёъ]/g],
];

/** German words that people take over into any language ("Hausmeister nerede"). */
const loanwords = lazily(() => new Set(wordsOfFile('languages/loanwords.txt')));
const frequentWords = lazily(readFrequentWords);
const statistics = lazily(learnStatistics);

/**
 * The language in which a message is written, by its script, letters, frequent words and the look of
 * the others. On messages of two to eight words about homes this is as often right as libraries that
 * need a hundred times the memory (tinyld, eld and franc were measured).
 *
 * @param fallback what to assume of a message without a word of any language, e.g. the one before.
 */
export function detectLanguage(text: string, fallback: Language = 'de'): Language {
  const lower = text.slice(0, LONGEST_TEXT).toLowerCase().normalize('NFC');
  const latin = count(lower, /\p{Script=Latin}/gu);
  const cyrillic = count(lower, /\p{Script=Cyrillic}/gu);
  const arabic = count(lower, /\p{Script=Arabic}/gu);
  // A question in Arabic often holds a German word that is longer than all of its own.
  if (arabic > 0 && arabic * 4 >= latin && arabic >= cyrillic) return 'ar';
  const candidates = cyrillic > 0 && cyrillic * 4 >= latin ? CYRILLIC : LATIN;
  const scores = new Map<Language, number>();
  const add = (language: Language, score: number) =>
    scores.set(language, (scores.get(language) ?? 0) + score);
  for (const [language, own] of OWN_LETTERS) add(language, OWN_LETTER * count(lower, own));
  for (const word of lower.match(/[\p{L}\p{M}'’ʼ]+/gu) ?? []) {
    if (loanwords().has(word)) continue;
    const languages = frequentWords().get(word);
    if (languages) for (const language of languages) add(language, FREQUENT / languages.length);
    else if (word.length >= SHORTEST_LOOK) {
      const shares = statistics().sharesOf(word.slice(0, LONGEST_WORD), candidates);
      for (const [language, share] of shares) add(language, LOOKS * share);
    }
  }
  const scoreOf = (language: Language) =>
    (scores.get(language) ?? 0) +
    (language === 'de' ? ADVANTAGE_OF_GERMAN : 0) +
    (language === fallback ? ADVANTAGE_OF_FALLBACK : 0);
  const [best = fallback] = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return (scores.get(best) ?? 0) > 0 || candidates === CYRILLIC ? best : fallback;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function readFrequentWords(): ReadonlyMap<string, Language[]> {
  const words = new Map<string, Language[]>();
  for (const language of [...LATIN, ...CYRILLIC]) {
    const listed = wordsOfFile(`languages/${language}.txt`);
    // Accents are either left out or right: "oder" does not stand for "öder".
    for (const word of new Set([...listed, ...listed.map(foldWord)])) {
      const known = words.get(word);
      if (known) known.push(language);
      else words.set(word, [language]);
    }
  }
  // Words of languages that are not spoken here: English is what most of those who write them read best.
  for (const word of wordsOfFile('languages/others.txt')) {
    for (const spelt of [word, foldWord(word)]) if (!words.has(spelt)) words.set(spelt, ['en']);
  }
  return words;
}

/** Learns from every file of words that there is for a language, with and without its accents. */
function learnStatistics(): LetterStatistics {
  const learned = new LetterStatistics();
  for (const language of [...LATIN, ...CYRILLIC]) {
    const words = new Set(
      ['languages', 'danger'].flatMap((folder) => wordsOfFile(`${folder}/${language}.txt`)),
    );
    learned.learn(language, words);
    learned.learn(language, [...words].map(foldWord));
  }
  return learned;
}

function wordsOfFile(name: string): string[] {
  return readVocabulary(name).flatMap(
    ({ text }) => text.match(/(?<![@\p{L}-])\p{Ll}[\p{Ll}'’ʼ]*/gu) ?? [],
  );
}
