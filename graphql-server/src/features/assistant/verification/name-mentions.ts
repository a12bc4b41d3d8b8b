import { fold } from '../../../platform/german/index.js';
import { monthOf, weekdayOf } from './measures.js';
import type { Scan } from './scan.js';

const CAPITAL = String.raw`\p{Lu}[\p{L}'-]{1,30}`;
const STREET =
  /(?<![\p{L}-])((?:\p{Lu}[\p{L}.-]{1,30} ){0,2}[\p{L}-]{0,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee|stieg|twiete)) (\d{1,4} ?[a-z]?)(?![\p{L}\d])/giu;
/** Words that end like a street and are not one. */
const NO_STREET =
  /(?:stell|park|sitz|spiel|arbeits|abstell|müll)platz$|(?:um|hin|rück|rechts)weg$/iu;
/** Titles before a name, in the languages of answers. */
const TITLED = new RegExp(
  String.raw`(?<![\p{L}])(?:Herrn?|Frau|Familie|Hr\.|Fr\.|Mr\.?|Mrs\.?|Ms\.?|Sayın|[Гг]осподин[ауе]?|[Гг]оспож[аеиу]|г-н[ау]?|г-ж[аеиу]|[Пп]ан[ауе]?|[Пп]ані|السيدة?|Pan[aui]?|Panem|Panią)(?: (?:Dr|Prof)\.)* ((?:${CAPITAL}|[\p{Script=Arabic}]{2,30})(?: ${CAPITAL}){0,2})`,
  'gu',
);
const DOCTOR = new RegExp(String.raw`(?<![\p{L}])(?:Dr|Prof)\. (${CAPITAL}(?: ${CAPITAL})?)`, 'gu');
const TURKISH = new RegExp(String.raw`(${CAPITAL}(?: ${CAPITAL})?) (?:Bey|Hanım)(?!\p{L})`, 'gu');
/** People by what they do; two capitals in a row, because German nouns have one, too. */
const IN_CHARGE = new RegExp(
  String.raw`(?:Ansprechpartner(?:in)?|Hausmeister(?:in)?|Sachbearbeiter(?:in)?|Verwalter(?:in)?|Hausverwalter(?:in)?|Kolleg(?:e|in)|contact(?: person)?|caretaker|property manager)(?:,| ist| heißt| is|:)* (${CAPITAL} ${CAPITAL})`,
  'giu',
);
const NO_NAME =
  /^(?:Sie|Ihre?[mnrs]?|Ihnen|Du|Und|Oder|Das|Der|Die|Den|Dem|Bitte|Wenn|Team|Service|Notdienst|Hausverwaltung|Hausmeister\p{L}*|The|Your|And|Please)$/u;

const isNoName = (word: string) =>
  NO_NAME.test(word) || weekdayOf(word) !== undefined || monthOf(word) !== undefined;

/** Finds streets with their numbers, and persons. */
export function readNames(scan: Scan): void {
  for (const { 0: match, 1: street = '', 2: number = '', index } of scan.original.matchAll(
    STREET,
  )) {
    if (!/^\p{Lu}/u.test(street.split(' ').at(-1) ?? '') || NO_STREET.test(street)) continue;
    const key = streetKey(street, number);
    const end = index + match.length;
    scan.mentions.push({ kind: 'address', gives: [key], proofs: [[key]], start: index, end });
  }
  for (const pattern of [TITLED, DOCTOR, TURKISH, IN_CHARGE]) {
    for (const { 0: match, 1: name = '', index } of scan.original.matchAll(pattern)) {
      const words = name.split(' ').filter((word) => !isNoName(word));
      // The ignored case of roles must not make names out of other words.
      if (words.length === 0 || !words.every((word) => /^\p{Lu}|^\p{Script=Arabic}/u.test(word)))
        continue;
      if (pattern === IN_CHARGE && words.length < 2) continue;
      const keys = words.map((word) => `name:${nameKey(word)}`);
      // "Herrn Schmidts Kollegin": the word behind a genitive is not part of the name.
      const proofs = words[0]?.endsWith('s') ? [keys, keys.slice(0, 1)] : [keys];
      scan.mentions.push({
        kind: 'name',
        gives: [],
        proofs,
        start: index,
        end: index + match.length,
      });
    }
  }
}

/** A word of a name without what languages hang on it behind an apostrophe. */
const nameKey = (word: string) => fold(word.replace(/'.*$/, ''));

function streetKey(street: string, number: string): string {
  const name = fold(street.split(' ').at(-1) ?? '').replace(/str(?:asse|\.)$/, 'str');
  return `street:${name} ${number.replaceAll(' ', '').toLowerCase()}`;
}
