/** What may be the beginning of a fact that must not be shown in part. */
const STARTER =
  /(?<![\p{L}\d])(?:[+(]?[\d٠-٩۰-۹]|[A-Z]{2}\d{2}|(?:Herrn?|Frau|Familie|Hr\.|Fr\.|Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?|Sayın|[Гг]осподин\p{L}?|[Гг]оспож\p{L}|[Пп]ан[іауе]?|السيدة?|Pani?|Ansprechpartner(?:in)?|Hausmeister(?:in)?|Sachbearbeiter(?:in)?|Verwalter(?:in)?)(?=\s)|(?:Straße|Str\.)\s)|\p{L}[\p{L}.-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee)(?=\s)|[^\s@]{1,64}@|https?:|www\.|(?:[\p{L}\d-]{1,40}\.){1,3}(?:de|com|net|org|eu|info|io|app|example|online)(?![\p{L}\d])/u;
const BEGINS_WITH_DIGIT = /^[+(]?[\d٠-٩۰-۹]/;
/** More of a number: other groups of digits, and the other end of a span. */
const MORE_DIGITS = /^\s+(?:(?:-|–|bis|und|to|and|до|do|ile|إلى)\s+)?[+(/–-]?[\d٠-٩۰-۹]\S*/u;
const WORD = /^\s*\S+/;
/** Words behind a title or a role that may be names. */
const NAME_WORDS = 3;
const LOOK_AHEAD = 1;

/** A stretch of text that has to be looked at whole; the end is -1 while it may go on. */
export interface Stretch {
  start: number;
  end: number;
}

/** The next stretch from a place on that may hold a fact; undefined if there is none. */
export function nextStretch(text: string, from: number): Stretch | undefined {
  const found = STARTER.exec(text.slice(from));
  if (!found) return undefined;
  const start = from + found.index;
  const isNumber = BEGINS_WITH_DIGIT.test(found[0]);
  let end = start + (WORD.exec(text.slice(start, start + 400))?.[0].length ?? 0);
  if (isNumber) {
    for (;;) {
      const more = MORE_DIGITS.exec(text.slice(end, end + 200));
      if (!more) break;
      end += more[0].length;
    }
  }
  const decided = end;
  // What is measured, which month it is, who it is: that stands behind.
  for (let words = isNumber ? LOOK_AHEAD : NAME_WORDS; words > 0; words -= 1) {
    const word = WORD.exec(text.slice(end, end + 200));
    if (!word) return { start, end: -1 };
    end += word[0].length;
  }
  // The last word is whole when something stands behind it.
  return { start, end: end < text.length ? decided : -1 };
}
