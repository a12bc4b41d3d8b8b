import { platformReasons, wrongField } from '../errors/index.js';

/** Longest text to search for; no name is longer. */
const MAX_SEARCH_LENGTH = 200;

/** Words of a search; more than these make it no narrower. */
const MOST_WORDS = 8;

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

/**
 * SQL for a text in which parts of words are searched: without capitals, and letters are found
 * without their dots and accents. Indexes have the same expression.
 */
export const foldedText = (sql: string): string =>
  `replace(translate(lower(${sql}), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')`;
