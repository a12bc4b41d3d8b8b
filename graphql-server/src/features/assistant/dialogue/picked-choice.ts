import { LANGUAGES } from '@hausgeist/schema';
import { type ConversationTurn, frame } from '../../../platform/ai/index.js';
import { fold } from '../../../platform/german/index.js';
import { questionBefore } from './memory.js';

/** A use case that a person has picked from what was offered, and the question it is to answer. */
export interface PickedChoice {
  title: string;
  question: string;
}

/** "2", "Nr. 2", "das zweite", "die letzte": a place in the list that was offered. */
const PLACES: readonly [RegExp, number][] = [
  [/^(?:(?:nr|nummer|punkt|option)\s*)?1$|^(?:d\p{L}{2}\s)?erste[nrs]?$/u, 0],
  [/^(?:(?:nr|nummer|punkt|option)\s*)?2$|^(?:d\p{L}{2}\s)?(?:zweite|mittlere)[nrs]?$/u, 1],
  [/^(?:(?:nr|nummer|punkt|option)\s*)?3$|^(?:d\p{L}{2}\s)?dritte[nrs]?$/u, 2],
  [/^(?:d\p{L}{2}\s)?letzte[nrs]?$/u, -1],
];

/** The choice that picks no use case. */
const PASSES_ON: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => frame(code).passOn));

/** Agreement picks for the person when only one use case was offered. */
const AGREES = /^(?:ja|jo|jep|genau|richtig|stimmt|yes|evet|да|так|tak|نعم)(?: (?:bitte|genau))?$/u;

/**
 * The use case that a message picks from those that the last answer offered; undefined when nothing
 * was offered or the message says something else.
 */
export function pickedChoice(
  message: string,
  history: readonly ConversationTurn[],
): PickedChoice | undefined {
  const at = history.length - 1;
  const { choices = [], sources = [] } = history[at] ?? {};
  const titles = choices.filter((choice) => !PASSES_ON.has(choice));
  if (titles.length === 0) return undefined;
  const said = plain(message);
  const place = PLACES.find(([pattern]) => pattern.test(said))?.[1];
  const title =
    titles.find((one) => plain(one) === said) ??
    (place === undefined ? undefined : titles.at(place)) ??
    (asksForOne(titles, sources) && AGREES.test(said) ? titles[0] : undefined);
  return title === undefined ? undefined : { title, question: questionBefore(history, at) };
}

/** Whether the one use case that was offered is what was asked about, not something else beside an answer. */
const asksForOne = ([title = '', ...others]: readonly string[], sources: readonly string[]) =>
  others.length === 0 && sources.includes(title);

/** Whether a message picks a place in a list where none was offered and nothing was asked. */
export const picksNothing = (message: string, history: readonly ConversationTurn[]): boolean =>
  PLACES.some(([pattern]) => pattern.test(plain(message))) &&
  history.at(-1)?.text.includes('?') !== true;

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
