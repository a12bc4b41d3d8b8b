import { isStopWord, stem } from '../../../german/index.js';
import type { Content } from '../topic-match.js';

/** Adjectives that make no special kind of anything: "die neue Miete". */
const OF_ANY_KIND =
  /^(?:neu|alt|gleich|ganz|eigen|einzeln|jeweilig|folgend|nächst|letzt|erst|zweit|dritt|weiter|ander|gesamt|höher|bisherig|künftig|betroffen|laufend)/u;

/** Letters that a compound has more than the word it ends with. */
const COMPOUND_MORE = 3;

/** An adjective before a noun, as nouns alone have a capital within a sentence. */
const SPECIAL_KIND = /(?<!\p{L})(\p{Ll}{3,}(?:en|er|es|em|e)) (\p{Lu}\p{L}+)/gu;

/**
 * How many of the words a statement speaks of in a special kind alone that the question does not name: "gefährliche Hunde"
 * for a question about dogs.
 */
export function narrowedIn(text: string, words: readonly string[]): number {
  const asked = new Set(words.map((word) => stem(word)));
  const narrowed = new Set<string>();
  for (const [, adjective = '', noun = ''] of text.matchAll(SPECIAL_KIND)) {
    if (isStopWord(adjective) || OF_ANY_KIND.test(adjective) || asked.has(stem(adjective)))
      continue;
    if (asked.has(stem(noun))) narrowed.add(stem(noun));
  }
  return narrowed.size;
}

/**
 * How many of the words a statement speaks of in compounds alone that the question does not name: "Blindenführhunde" for a
 * question about dogs.
 */
export function compoundsIn({ stems, words }: Content, asked: readonly string[]): number {
  const sought = asked.map((word) => stem(word));
  return sought.filter((one) => {
    const isSpecial = (compound: string) =>
      compound.endsWith(one) &&
      compound.length >= one.length + COMPOUND_MORE &&
      !sought.some((other) => other !== one && compound.startsWith(other));
    return (
      !stems.has(one) && one.length > COMPOUND_MORE && words.some((word) => isSpecial(word.stem))
    );
  }).length;
}

/** Whether a statement is about costs of one kind that the question does not name: those of power for "Wer zahlt?" */
export function isOfOtherCosts({ stems, words }: Content, asked: readonly string[]): boolean {
  if (stems.has(stem('kosten'))) return false;
  const kinds = words.filter(({ folded }) => /.{3}kosten$/.test(folded));
  const sought = asked.map((word) => stem(word));
  return (
    kinds.length > 0 &&
    kinds.every(({ folded }) => !sought.some((one) => one.length > 2 && folded.startsWith(one)))
  );
}
