import { stem } from '../../german/index.js';
import { kindredOf } from './kindred-words.js';
import { type Content, contentOf, isStemNamedIn } from './topic-match.js';
import type { Unit } from './use-case-units.js';

/** A title of several things. */
const LISTS_THINGS = /,|(?<!\p{L})und(?!\p{L})/u;

/**
 * Whether one statement alone, and not the first, is about a word of a title of several things: the one about balcony power
 * stations in "Balkon, Grillen und Balkonkraftwerk".
 */
function isOfOneStatement(word: string, title: Content, units: readonly Unit[]): boolean {
  const isIn = (content: Content) => isStemNamedIn(stem(word), content);
  const isSame = (content: Content) =>
    [stem(word), ...kindredOf(stem(word))].some((one) => content.stems.has(one));
  return isOfOne(isIn, title, units) || isOfOne(isSame, title, units);
}

function isOfOne(
  isIn: (content: Content) => boolean,
  title: Content,
  units: readonly Unit[],
): boolean {
  if (!isIn(title)) return false;
  const places = units.flatMap(({ content }, at) => (isIn(content) ? [at] : []));
  return places.length === 1 && places[0] !== 0;
}

/** Whether a title names a word as what its use case is about as a whole. */
export const isTitleWord = (word: string, title: string, units: readonly Unit[]): boolean =>
  isOfTheWhole(word, [stem(word)], title, units);

/** The same for a word that means what the title names: a dog in "Haustiere halten". */
export const isMeantByTitle = (word: string, title: string, units: readonly Unit[]): boolean =>
  isOfTheWhole(word, [stem(word), ...kindredOf(stem(word))], title, units);

function isOfTheWhole(
  word: string,
  stems: readonly string[],
  title: string,
  units: readonly Unit[],
): boolean {
  const content = contentOf(title);
  if (LISTS_THINGS.test(title) && isOfOneStatement(word, content, units)) return false;
  return stems.some((one) => isStemNamedIn(one, content));
}
