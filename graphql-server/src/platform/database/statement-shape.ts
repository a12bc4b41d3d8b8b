/** Most characters of a statement that are told. */
const LENGTH = 1_500;

/**
 * Values within a statement: texts with escapes, plain texts, texts in dollars, an unfinished text, and
 * numbers that are not part of a name or a placeholder.
 */
const VALUES =
  /\bE'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|\$(?:[A-Za-z_]\w*)?\$[^]*?\$(?:[A-Za-z_]\w*)?\$|'[^]*$|(?<![\w$".])\d[\d.]*(?:e[+-]?\d+)?/gi;

/** Several values in brackets, which differ in number from call to call. */
const LISTS = /\(\s*(?:\?|\$\d+)(?:\s*,\s*(?:\?|\$\d+))+\s*\)/g;

/** A statement without its values, which are people's: the ORM writes many of them into the text. */
export const statementShape = (sql: string): string =>
  sql
    .slice(0, LENGTH * 4)
    .replaceAll(VALUES, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LISTS, '(…)')
    .trim()
    .slice(0, LENGTH);

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with']);
const TRANSACTIONS = new Set(['begin', 'start', 'commit', 'rollback', 'savepoint', 'release']);

/** What a statement does, in few words: they are the label of a figure. */
export function statementKind(sql: string): string {
  const word = /^[\s(]*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? '';
  if (KINDS.has(word)) return word;
  return TRANSACTIONS.has(word) ? 'transaction' : 'other';
}

/** The first table that a statement names. */
export const statementTable = (shape: string): string | undefined =>
  /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i
    .exec(shape)?.[1]
    ?.replaceAll('"', '');
