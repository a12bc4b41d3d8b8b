import { fold, stem } from '../../../platform/german/index.js';
import { VOCABULARY_RULES } from './property-vocabulary.js';

/** A word that joins a question, and the words of the question that brought it. */
export interface Expansion {
  word: string;
  causes: string[];
}

interface Token {
  /** The word of the question that it comes from. */
  typed: string;
  /** Folded. */
  word: string;
  stem: string;
}

/** The patterns of the vocabulary by their numbers, so that each is looked for once in a question. */
class Patterns {
  readonly #numbers = new Map<string, number>();
  readonly #stems = new Map<string, number[]>();
  /** Beginnings by their first letter, and ends by their last one. */
  readonly #beginnings = new Map<string, [part: string, pattern: number][]>();
  readonly #ends = new Map<string, [part: string, pattern: number][]>();

  /** The number of a pattern. */
  add(pattern: string): number {
    const known = this.#numbers.get(pattern);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(pattern, number);
    const part = pattern.replaceAll('*', '');
    const folded = fold(part);
    if (pattern.startsWith('*')) push(this.#ends, folded.slice(-1), [folded, number]);
    else if (pattern.endsWith('*')) push(this.#beginnings, folded.slice(0, 1), [folded, number]);
    else push(this.#stems, stem(part), number);
    return number;
  }

  /** By a pattern's number, the first word of the question that fits it. */
  causesIn(tokens: readonly Token[]): ReadonlyMap<number, string> {
    const causes = new Map<number, string>();
    for (const { typed, word, stem: own } of tokens) {
      const add = (pattern: number) => {
        if (!causes.has(pattern)) causes.set(pattern, typed);
      };
      for (const pattern of this.#stems.get(own) ?? []) add(pattern);
      for (const [part, pattern] of this.#beginnings.get(word.slice(0, 1)) ?? []) {
        if (word.startsWith(part)) add(pattern);
      }
      for (const [part, pattern] of this.#ends.get(word.slice(-1)) ?? []) {
        if (word.endsWith(part)) add(pattern);
      }
    }
    return causes;
  }
}

const push = <T>(lists: Map<string, T[]>, key: string, value: T): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

interface CompiledRule {
  /** Numbers of patterns that have to be found together. */
  alternatives: readonly (readonly number[])[];
  expansions: readonly string[];
}

const PATTERNS = new Patterns();

const RULES: readonly CompiledRule[] = VOCABULARY_RULES.map(({ triggers, expansions }) => ({
  alternatives: triggers.map((words) => words.map((word) => PATTERNS.add(word))),
  expansions,
}));

/** Words that property managers would use for what the question says; see the vocabulary. */
export function expandQuery(
  words: readonly { typed: string; forms: readonly string[] }[],
): Expansion[] {
  const tokens = words.flatMap(({ typed, forms }) =>
    forms.map((form) => ({ typed, word: fold(form), stem: stem(form) })),
  );
  const asked = new Set(tokens.map((token) => token.stem));
  const known = PATTERNS.causesIn(tokens);
  const found = new Map<string, Set<string>>();
  for (const rule of RULES) {
    const causes = rule.alternatives.flatMap((patterns) => causesOf(patterns, known));
    if (causes.length === 0) continue;
    for (const word of rule.expansions) {
      if (asked.has(stem(word))) continue;
      found.set(word, new Set([...(found.get(word) ?? []), ...causes]));
    }
  }
  return [...found].map(([word, causes]) => ({ word, causes: [...causes] }));
}

/** The words of the question that fit all patterns; none when one of these is not found. */
function causesOf(patterns: readonly number[], known: ReadonlyMap<number, string>): string[] {
  if (!patterns.every((pattern) => known.has(pattern))) return [];
  return patterns.map((pattern) => known.get(pattern) ?? '');
}

/** Words that property managers would use for what these words say. */
export const relatedWords = (words: readonly string[]): string[] =>
  expandQuery(words.map((word) => ({ typed: word, forms: [word] }))).map(({ word }) => word);
