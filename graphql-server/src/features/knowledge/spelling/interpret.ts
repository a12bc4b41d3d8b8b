import { fold, isStopWord, standardFor, wordsOf } from '../../../platform/german/index.js';
import { partsOf } from './compounds.js';
import { domainWordIndex, isKnownWord } from './domain-words.js';
import type { WordIndex } from './word-index.js';

/** What a word that stands in for a typed one counts against a word that was typed right. */
const STANDARD = 0.9;
const CORRECTED = 0.9;
const PART = 0.6;
const JOINED = 0.9;

/** A correction within the company's own words is the likelier one. */
const FILE_BONUS = 0.3;

/** A word as it was probably meant. */
export interface Reading {
  word: string;
  /** Up to 1: how sure it is that it was meant. */
  weight: number;
}

/** A word of a question. */
export interface ReadWord {
  /** Lower-cased. */
  typed: string;
  /** What it was read as besides; empty where it is spelt right. */
  readings: readonly Reading[];
  /** Whether it is spelt right, or stands for a word that is. */
  isKnown: boolean;
}

/** Words of a company's file, to correct towards. */
export interface FileWords {
  index: WordIndex;
  /** Whether the file has some form of the word. */
  has(word: string): boolean;
}

/**
 * Reads a question as its writer meant it: dialect and slang become standard German, mistyped words are
 * corrected, words without spaces are parted, and words torn apart are joined. What is spelt right stays.
 */
export function interpret(text: string, file: FileWords): ReadWord[] {
  const words = [...new Set(wordsOf(text))].filter((word) => standardFor(word)?.length !== 0);
  return words.map((typed, at) => {
    const readings = readingsOf(typed, words[at - 1], words[at + 1], file);
    return { typed, readings, isKnown: readings.length > 0 || isRight(typed, file) };
  });
}

const isRight = (word: string, file: FileWords) => file.has(word) || isKnownWord(word);

function readingsOf(
  typed: string,
  before: string | undefined,
  next: string | undefined,
  file: FileWords,
): Reading[] {
  const standard = standardFor(typed);
  if (standard) return standard.map((word) => ({ word, weight: STANDARD }));
  if (isStopWord(typed) || /\d/.test(typed) || isRight(typed, file)) return [];
  for (const joined of [next && typed + next, before && before + typed]) {
    if (joined && joined.length > 6 && isRight(joined, file))
      return [{ word: joined, weight: JOINED }];
  }
  const folded = fold(typed);
  const parts = partsOf(folded, (part) => isPart(part, file));
  if (parts) return parts.map((word) => ({ word, weight: PART }));
  const meant = correct(folded, file);
  return meant ? [{ word: meant, weight: CORRECTED }] : [];
}

function isPart(part: string, file: FileWords): boolean {
  if (part.length < 4) return SHORT_PARTS.has(part);
  return file.index.has(part) || domainWordIndex().has(part);
}

/** Short words that are parts of longer ones often enough. */
const SHORT_PARTS = new Set(
  'tur mull rad gas wc bad tor hof weg tag ist und die der das ich was wie wo wer im in an am zu so es da nun hat hab bin darf kann muss mir man aus auf neu alt bei von mit'.split(
    ' ',
  ),
);

function correct(folded: string, file: FileWords): string | undefined {
  const own = file.index.nearest(folded);
  const domain = domainWordIndex().nearest(folded);
  if (own && domain) return own.distance - FILE_BONUS <= domain.distance ? own.word : domain.word;
  return (own ?? domain)?.word;
}
