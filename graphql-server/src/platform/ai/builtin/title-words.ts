import { stem } from '../../german/index.js';
import { kindredOf } from './kindred-words.js';
import { type Content, contentOf, isStemNamedIn, topicWords } from './topic-match.js';
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

/**
 * Whether a statement is about one thing that the title of several names, and the question about another of them: a broken
 * letterbox for a lost parcel in "Pakete, Post und Briefkasten".
 */
export function isOfOtherThing(
  { content }: Pick<Unit, 'content'>,
  { title, question }: { title: string; question: string },
): boolean {
  if (!LISTS_THINGS.test(title)) return false;
  const asked = topicWords(question).map((word) => stem(word));
  const things = contentOf(title).words.map((word) => word.stem);
  const isAsked = (thing: string) =>
    asked.some((word) => word === thing || kindredOf(word).includes(thing));
  const own = things.filter((thing) => isStemNamedIn(thing, content));
  return own.length > 0 && things.some(isAsked) && !own.some(isAsked);
}
