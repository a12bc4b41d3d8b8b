import { platformReasons, wrongField } from '../errors/index.js';

/** Longest text to search for; no name is longer. */
const MAX_SEARCH_LENGTH = 200;

/** Makes `%`, `_` and `\` stand for themselves in a LIKE pattern. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Pattern for `search_text like lower(?)` that finds the text anywhere; undefined when there is
 * nothing to search for. NUL, which no stored text can contain, is left out.
 */
export function searchPattern(search: string | null | undefined): string | undefined {
  const text = (search ?? '').replaceAll('\0', '').trim();
  if (text.length > MAX_SEARCH_LENGTH) {
    throw wrongField('search', platformReasons.SEARCH_TOO_LONG({ max: MAX_SEARCH_LENGTH }));
  }
  return text === '' ? undefined : `%${escapeLike(text)}%`;
}

/**
 * SQL for a text in which parts of words are searched: without capitals, and letters are found
 * without their dots and accents. Indexes have the same expression.
 */
export const foldedText = (sql: string): string =>
  `replace(translate(lower(${sql}), 'äöüşğıçéèêáàâôòóîíñłńśšźżžęąćčřúý', 'aousgiceeeaaaoooiinlnsszzzeaccruy'), 'ß', 'ss')`;
