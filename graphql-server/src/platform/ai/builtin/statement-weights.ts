import type { FactKind } from './cues/cue-rule.js';
import type { Cue } from './question-cues.js';
import type { SaidBefore } from './said-before.js';
import { voteOnSentences } from './sentence-vote/sentence-vote.js';
import { isTitleWord } from './title-words.js';
import { sharesOf, topicWords } from './topic-match.js';
import type { Audience, Unit } from './use-case-units.js';

/** Kinds that many statements are of. */
export const WEAK_KINDS: ReadonlySet<FactKind | undefined> = new Set([
  'permission',
  'duty',
  'how',
  'need',
]);

/** Words of the title tell the statements apart less than other words, unless "And a cat?" has no others. */
const TITLE_WEIGHT = 0.25;

/** A statement fits a question that asks for no fact from this share on. */
export const FITTING_SHARE = 0.3;

/** What a choice depends on besides the use case. */
export interface Asked {
  question: string;
  /** What was asked before about the same use case; empty at its beginning. */
  before: string;
  /** Whether this use case was spoken of before. */
  continues: boolean;
  role: Audience | undefined;
  said: SaidBefore;
  /** Emergency numbers of the company, set when a person is in danger. */
  helpNumbers?: readonly string[] | undefined;
}

/** A statement with what speaks for it. */
export interface Weighed {
  unit: Unit;
  position: number;
  share: number;
  /** How well it states the fact that was asked for first. */
  fact: number;
  /** How likely it is the one that answers; together 1. */
  likelihood: number;
}

const WITHIN = { isWithin: true };

/** Weighs the statements of a use case against a question, in their order. */
export function weigh(
  units: readonly Unit[],
  title: string,
  asked: Asked,
  cues: readonly Cue[],
): Weighed[] {
  const { question, continues } = asked;
  const texts = units.map(({ content }) => content);
  const words = topicWords(question);
  const inTitle = new Set(words.filter((word) => isTitleWord(word, title, units)));
  const own = sharesOf(
    words.filter((word) => !inTitle.has(word)),
    texts,
    WITHIN,
  );
  const named = sharesOf(
    words.filter((word) => inTitle.has(word)),
    texts,
    WITHIN,
  );
  const isOnlyTitle = continues && words.every((word) => inTitle.has(word));
  const titleWeight = isOnlyTitle ? 1 : TITLE_WEIGHT;
  const likelihoods = voteOnSentences(units, { title, ...asked });
  return units.map((unit, position) => ({
    unit,
    position,
    share: (own[position] ?? 0) + titleWeight * (named[position] ?? 0),
    fact: cues[0]?.strengthIn(unit.text) ?? 0,
    likelihood: likelihoods[position] ?? 0,
  }));
}
