import { platformReasons, wrongField } from '../errors/index.js';
import type { SqlPart } from './list-order.js';

/** Longest text to search for; no name is longer. */
const MAX_SEARCH_LENGTH = 200;

/** Words of a search; more than these make it no narrower. */
const MOST_WORDS = 8;

/** Fewer digits are no telephone number. */
const SHORTEST_PHONE = 4;

/** Makes `%`, `_` and `\` stand for themselves in a LIKE pattern. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Pattern for `search_text like lower(?)` that finds the text anywhere; undefined when there is
 * nothing to search for. NUL, which no stored text can contain, is left out.
 */
export function searchPattern(search: string | null | undefined): string | undefined {
  const text = searchedText(search);
  return text === '' ? undefined : likeWord(text);
}

/** The words of a search, all of which are to be found; none when there is nothing to search for. */
export const searchWords = (search: string | null | undefined): string[] =>
  searchedText(search).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);

function searchedText(search: string | null | undefined): string {
  const text = (search ?? '').replaceAll('\0', '').trim();
  if (text.length > MAX_SEARCH_LENGTH) {
    throw wrongField('search', platformReasons.SEARCH_TOO_LONG({ max: MAX_SEARCH_LENGTH }));
  }
  return text;
}

/** Pattern for `folded text like` that finds a word, or a part of one, anywhere. */
export const likeWord = (word: string) => `%${escapeLike(word)}%`;

/** Umlauts may be written as two letters, in the question or in what is looked for. */
export function germanSpellings(text: string): string[] {
  const long = text.replaceAll(/ä/giu, 'ae').replaceAll(/ö/giu, 'oe').replaceAll(/ü/giu, 'ue');
  const short = text.replaceAll(/ae/giu, 'ä').replaceAll(/oe/giu, 'ö').replaceAll(/ue/giu, 'ü');
  return [...new Set([text, long, short])];
}

/** Names of streets are written out or not; apostrophes are straight or curved. */
function spellingsOf(word: string): string[] {
  const short = word.replace(/str(?:a(?:ß|ss)e|\.)?$/iu, 'str');
  const straight = short.replaceAll('’', "'");
  return [...new Set([straight, straight.replaceAll("'", '’')].flatMap(germanSpellings))];
}

/**
 * The number of a house or a flat, also while it is being typed. Anywhere in a text it would be found in every postcode, so
 * that 'Ahornweg 3' found number 1 first.
 */
export const isHouseNumber = (word: string): boolean => /^\d{1,3}[a-z]?\.?$/iu.test(word);

/** A number that begins so: one of at most three digits, and of three any that begins with them. */
function numberPattern(word: string): string {
  const number = word.toLowerCase().replace('.', String.raw`\.`);
  const isShort = /^\d{1,2}$/u.test(word);
  return `(^|[^0-9])${number}${isShort ? `[0-9]{0,${3 - word.length}}($|[^0-9])` : ''}`;
}

/** The condition that a text has a word, or a part of one, in any spelling; the text has an index as `foldedText`. */
export function foldedWord(folded: string, word: string): SqlPart {
  if (isHouseNumber(word)) return { sql: `${folded} ~ ?`, params: [numberPattern(word)] };
  const spellings = spellingsOf(word);
  return {
    sql: `(${spellings.map(() => `${folded} like ${foldedText('?')}`).join(' or ')})`,
    params: spellings.map(likeWord),
  };
}

/** SQL for the digits of a telephone number; an index has the same expression. */
export const phoneDigits = (sql: string): string => `regexp_replace(${sql}, '[^0-9]', '', 'g')`;

/** A pattern for `phoneDigits`, where a search may be a telephone number, with or without the code of its country. */
export function phonePattern(search: string | null | undefined): string | undefined {
  const text = searchedText(search);
  if (!/^\+?[\d\s()/.-]+$/u.test(text)) return undefined;
  const digits = text.replaceAll(/\D/gu, '').replace(/^(?:0049|49(?=\d{5})|0)/u, '');
  return digits.length < SHORTEST_PHONE ? undefined : `%${digits}%`;
}

/**
 * SQL for a text in which parts of words are searched: without capitals, and letters are found
 * without their dots and accents. Indexes have the same expression.
 */
export const foldedText = (sql: string): string =>
  `replace(translate(lower(${sql}), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')`;
