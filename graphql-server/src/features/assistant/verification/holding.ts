import { numberWords } from './number-words.js';

const TITLE = String.raw`(?:Herrn?|Frau|Familie|Hr\.|Fr\.|Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?|Sayın|господин\p{L}?|госпож\p{L}|г-н\p{L}?|г-ж\p{L}|пан[іауе]?|السيدة?|Pan[aui]?|Panem|Panią|Ansprechpartner(?:in)?|Hausmeister(?:in)?|Sachbearbeiter(?:in)?|Verwalter(?:in)?)(?=\s)`;
const DIGIT = String.raw`[+(]?[\d٠-٩۰-۹]`;
const OTHERS = [
  DIGIT,
  String.raw`[A-Z]{2}\d{2}`,
  String.raw`[\p{L}.-]{1,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee)(?=\s)`,
  String.raw`(?:straße|str\.)(?=\s)`,
  String.raw`[^\s@]{1,64}@`,
  'https?:',
  String.raw`www\.`,
  String.raw`(?:[\p{L}\d-]{1,40}\.){1,3}(?:de|com|net|org|eu|info|io|app|example|online)(?![\p{L}\d])`,
].join('|');

const IS_TITLE = new RegExp(`^${TITLE.replace(String.raw`(?=\s)`, '$')}`, 'iu');
const IS_DIGIT = new RegExp(`^${DIGIT}`);
/** More of a number: other groups of digits, and the other end of a span. */
const MORE_DIGITS = /^\s+(?:(?:-|–|bis|und|to|and|до|do|ile|إلى)\s+)?[+(/–-]?[\d٠-٩۰-۹]\S*/u;
const WORD = /^\s*\S+/;
const MAX_TOKEN = 400;
/** Words behind a title or a role that may be names. */
const NAME_WORDS = 3;

const starters = new Map<string, RegExp>();

/** What may be the beginning of a fact that must not be shown in part, in one language. */
function starterOf(language: string): RegExp {
  const known = starters.get(language);
  if (known) return known;
  // "One" is an article in most languages, and would hold up half of all words.
  const numbers = [...numberWords(language)].filter(([, value]) => value > 1);
  const words = numbers.map(([word]) => word).join('|');
  const starter = new RegExp(String.raw`(?<![\p{L}\d])(?:${TITLE}|${OTHERS}|(?:${words}))`, 'iu');
  starters.set(language, starter);
  return starter;
}

/** A stretch of text that has to be looked at whole; the end is -1 while it may go on. */
export interface Stretch {
  start: number;
  end: number;
}

/** The next stretch from a place on that may hold a fact; undefined if there is none. */
export function nextStretch(text: string, from: number, language: string): Stretch | undefined {
  const found = starterOf(language).exec(text.slice(from));
  if (!found) return undefined;
  const start = from + found.index;
  let end = start + lengthOf(WORD, text, start);
  if (IS_DIGIT.test(found[0])) {
    for (let more = lengthOf(MORE_DIGITS, text, end); more > 0;) {
      end += more;
      more = lengthOf(MORE_DIGITS, text, end);
    }
  }
  const decided = end;
  // What is measured, which month it is, who it is: that stands behind.
  for (let words = IS_TITLE.test(found[0]) ? NAME_WORDS : 1; words > 0; words -= 1) {
    const word = lengthOf(WORD, text, end);
    if (word === 0) return { start, end: -1 };
    end += word;
  }
  // The last word is whole when something stands behind it.
  return { start, end: end < text.length ? decided : -1 };
}

const lengthOf = (pattern: RegExp, text: string, from: number) =>
  pattern.exec(text.slice(from, from + MAX_TOKEN))?.[0].length ?? 0;
