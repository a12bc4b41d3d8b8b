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

type Matcher = (token: Token) => boolean;

interface CompiledRule {
  alternatives: Matcher[][];
  expansions: readonly string[];
}

const RULES: readonly CompiledRule[] = VOCABULARY_RULES.map(({ triggers, expansions }) => ({
  alternatives: triggers.map((words) => words.map(matcher)),
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
  const found = new Map<string, Set<string>>();
  for (const rule of RULES) {
    const causes = rule.alternatives.flatMap((matchers) => causesOf(matchers, tokens) ?? []);
    if (causes.length === 0) continue;
    for (const word of rule.expansions) {
      if (asked.has(stem(word))) continue;
      found.set(word, new Set([...(found.get(word) ?? []), ...causes]));
    }
  }
  return [...found].map(([word, causes]) => ({ word, causes: [...causes] }));
}

/** The words of the question that satisfy all matchers, or undefined when one finds none. */
function causesOf(matchers: readonly Matcher[], tokens: readonly Token[]): string[] | undefined {
  const causes: string[] = [];
  for (const matches of matchers) {
    const cause = tokens.find(matches);
    if (!cause) return undefined;
    causes.push(cause.typed);
  }
  return causes;
}

function matcher(pattern: string): Matcher {
  const part = pattern.replaceAll('*', '');
  const folded = fold(part);
  if (pattern.startsWith('*')) return ({ word }) => word.endsWith(folded);
  if (pattern.endsWith('*')) return ({ word }) => word.startsWith(folded);
  const wanted = stem(part);
  return (token) => token.stem === wanted;
}
