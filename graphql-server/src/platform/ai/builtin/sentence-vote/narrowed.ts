import { isStopWord, stem } from '../../../german/index.js';

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
    if (isStopWord(adjective) || asked.has(stem(adjective))) continue;
    if (asked.has(stem(noun))) narrowed.add(stem(noun));
  }
  return narrowed.size;
}
