import { stemmer } from '@orama/stemmers/german';
import { LRUCache } from 'lru-cache';
import { STOP_WORDS } from './stop-words.js';

const MAX_WORD_LENGTH = 64;
const stems = new LRUCache<string, string>({ max: 50_000 });

/** Words that folding leaves as they are, which most are, and which is found out sooner. */
const FOLDED = /^(?:[aou](?!e)|[b-np-tv-z0-9])*$/;

/** Many people type no umlauts; corrected words have none. */
const FOLDED_STOP_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS].map(fold));

/** Short forms of everyday writing. */
const SPELLED_OUT = new Map([
  ['nich', 'nicht'],
  ['nix', 'nichts'],
  ['ned', 'nicht'],
  ['net', 'nicht'],
  ['nem', 'einem'],
  ['nen', 'einen'],
  ['ne', 'eine'],
]);

/**
 * Lower-cased words and numbers of a text, in their order, as they would be written with care:
 * "piiiep" is the word "piep", "machn" the word "machen".
 */
export function wordsOf(text: string): string[] {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => spellOut(word.slice(0, MAX_WORD_LENGTH)));
}

function spellOut(word: string): string {
  const whole = SPELLED_OUT.get(word);
  if (whole) return whole;
  return word.length > 3 && word.endsWith('n')
    ? word.replace(/(ll|ch|ss|[aouäöü]l|au|[bdgkptfz])n$/, '$1en')
    : word;
}

/**
 * One spelling for words that differ only in how umlauts and accents are typed:
 * "Schlüssel", "Schluessel" and "Schlussel" become the same.
 */
export function fold(word: string): string {
  if (FOLDED.test(word)) return word;
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![aeiouq])([aou])e/g, '$1');
}

/** Folded Snowball stem of a lower-cased word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = fold(stemmer(withUmlauts(word)));
  stems.set(word, found);
  return found;
}

/** Whether a word carries no topic of its own (articles, pronouns, auxiliaries, courtesies). */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || FOLDED_STOP_WORDS.has(word);
}

/** Overlapping character n-grams of a folded word with its borders marked. */
export function characterGrams(word: string, size: number): string[] {
  const bordered = `_${fold(word)}_`;
  if (bordered.length <= size) return [bordered];
  return Array.from({ length: bordered.length - size + 1 }, (_, i) => bordered.slice(i, i + size));
}

/** The stemmer strips endings differently behind "ue" than behind "ü", so typed-out umlauts come first. */
function withUmlauts(word: string): string {
  return word
    .replaceAll(/(?<![aeiouq])ae/g, 'ä')
    .replaceAll(/(?<![aeiouq])oe/g, 'ö')
    .replaceAll(/(?<![aeiouq])ue/g, 'ü');
}
