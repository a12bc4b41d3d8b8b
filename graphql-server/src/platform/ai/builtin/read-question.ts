import {
  fold,
  fromDialect,
  isStopWord,
  standardFor,
  withoutClitics,
  withoutIdioms,
} from '../../german/index.js';
import { isNamedIn } from './topic-match.js';
import type { Unit } from './use-case-units.js';

/**
 * A question as the statements of a use case can be compared with it: in standard German, without idioms. Words that a
 * statement has stay as they are, as "Kohle" does where one is about barbecues.
 */
export function readQuestion(question: string, units: readonly Unit[]): string {
  const known = new Set(units.flatMap(({ content }) => content.words.map(({ folded }) => folded)));
  return withoutIdioms(withoutClitics(question)).replaceAll(/\p{L}+/gu, (typed) => {
    const word = typed.toLowerCase();
    if (units.some(({ content }) => isNamedIn(word, content))) return typed;
    const standard = standardFor(word);
    if (standard) return standard.length > 0 ? standard.join(' ') : typed;
    if (isStopWord(word) || known.has(fold(word))) return typed;
    return fromDialect(word, (one) => known.has(one)) ?? typed;
  });
}
