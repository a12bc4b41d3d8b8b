import { askingClauses, clausesOf } from '../../../platform/ai/index.js';
import {
  inStandardGerman,
  isStopWord,
  withoutIdioms,
  wordsOf,
} from '../../../platform/german/index.js';
import { tellsOfDamage } from '../damage.js';

/** Fewer words with a topic say less than the whole message. */
const LEAST_WORDS = 1;

/**
 * What a German message asks, or else what it reports, in standard German and without idioms; the message itself where
 * that is all of it, or has no topic.
 */
export function coreOf(message: string): string {
  const plain = withoutIdioms(inStandardGerman(message));
  const asking = askingClauses(plain);
  const core = asking === plain ? reportIn(plain) : asking;
  const topics = wordsOf(core).filter((word) => !isStopWord(word));
  if (topics.length >= LEAST_WORDS && core !== plain) return core;
  return plain.length < inStandardGerman(message).length ? plain : message;
}

/** The clauses that tell of damage, where others tell of something else. */
function reportIn(text: string): string {
  const clauses = clausesOf(text);
  const telling = clauses.filter((clause) => tellsOfDamage(clause, clause));
  const isPart = telling.length > 0 && telling.length < clauses.length;
  return isPart ? telling.join(' ') : text;
}
