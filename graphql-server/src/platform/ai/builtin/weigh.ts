import { stem } from '../../german/index.js';
import type { Cue, FactKind } from './question-cues.js';
import { kindredOf } from './kindred-words.js';
import type { SaidBefore } from './said-before.js';
import {
  type Content,
  contentOf,
  isNamedIn,
  sharesOf,
  caseWords,
  topicWords,
} from './topic-match.js';
import type { Audience, Unit } from './use-case-units.js';

/** A statement of the kind that was asked for. */
const CUE_WEIGHT = 0.6;

/** Kinds that many statements are of. */
const WEAK_CUE_WEIGHT = 0.35;
export const WEAK_KINDS: ReadonlySet<FactKind | undefined> = new Set([
  'permission',
  'duty',
  'how',
  'need',
]);

/** Each further kind that a question asks for. */
const FURTHER_CUE = 0.15;

/** The first statement says what the use case is about. */
const FIRST_WEIGHT = 0.2;

/** Who asks what to do at all wants to hear where the use case begins. */
const WHOLE_WEIGHT = 0.5;
const ASKS_FOR_ALL = /\bwas (?:muss|soll) (?:ich|wir|man)\b|\bwie gehe ich vor\b/iu;

/** What comes early in a use case matters to more people. */
const EARLY_WEIGHT = 0.15;

/** A sentence that states a fact also speaks of what the sentence before it names. */
const CARRIED = 0.75;

/**
 * The weight of a fact in a statement about something else, where another statement is on topic.
 */
const ELSEWHERE = 0.5;

/** An example shares its dates with questions by chance, and says nothing by itself. */
const EXAMPLE = /(?<!\p{L})beispiel(?:e|:)? .{0,60}\d\. \p{Lu}|^(?:ein )?beispiel:/iu;

/** A statement about just the case that is told by function words: "auf meinem Platz steht wer". */
const CASE_WEIGHT = 0.5;

/** What was asked before helps to choose, but less than the question itself. */
const CONTEXT_WEIGHT = 0.3;

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
  weight: number;
}

const WITHIN = { isWithin: true };

/** Weighs the statements of a use case against a question, in their order. */
export function weigh(
  units: readonly Unit[],
  title: string,
  { question, before, continues }: Asked,
  cues: readonly Cue[],
): Weighed[] {
  const texts = units.map(({ content }) => content);
  const titleWords = contentOf(title);
  const places = topicWords(question).map((word) =>
    LISTS_THINGS.test(title) ? placeOf(word, titleWords, units) : undefined,
  );
  const inTitle = new Set(
    topicWords(question).filter(
      (word, i) => isNamedIn(word, titleWords) && places[i] === undefined,
    ),
  );
  const leading = places.find((place) => place !== undefined) ?? 0;
  const words = topicWords(question);
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
  const earlier = sharesOf(topicWords(before), texts, WITHIN);
  const meant = sharesOf(caseWords(question), texts, WITHIN);
  const mostMeant = Math.max(...meant);
  const isOnlyTitle = continues && words.every((word) => inTitle.has(word));
  const titleWeight = isOnlyTitle ? 1 : TITLE_WEIGHT;
  const shares = units.map((_, i) => (own[i] ?? 0) + titleWeight * (named[i] ?? 0));
  const most = Math.max(FITTING_SHARE, ...shares);
  const isWeak = WEAK_KINDS.has(cues[0]?.kind);
  return units.map((unit, position) => {
    const [first = 0, ...further] = cues.map((cue) => cue.strengthIn(unit.text));
    const share = shares[position] ?? 0;
    const goesOn = !isWeak && units[position - 1]?.block === unit.block && !unit.isItem;
    const carried = Math.max(share, goesOn ? CARRIED * (shares[position - 1] ?? 0) : 0);
    const cue =
      (isWeak ? WEAK_CUE_WEIGHT : CUE_WEIGHT) * first +
      FURTHER_CUE * further.reduce((sum, one) => sum + one, 0);
    const isSureFact = cues[0]?.kind === 'doer' || (cues[0]?.kind === 'repair' && carried > 0);
    const about =
      isSureFact || most <= FITTING_SHARE ? 1 : ELSEWHERE + (1 - ELSEWHERE) * (carried / most);
    const early = EARLY_WEIGHT * (1 - position / units.length) - (EXAMPLE.test(unit.text) ? 1 : 0);
    const leads =
      position === leading && !continues && (cues.length === 0 || isWeak || first === 1);
    const weight =
      (first > 0 ? carried : share) +
      CONTEXT_WEIGHT * (earlier[position] ?? 0) +
      (mostMeant > 0 && meant[position] === mostMeant ? CASE_WEIGHT : 0) +
      cue * about +
      early +
      (leads ? (ASKS_FOR_ALL.test(question) ? WHOLE_WEIGHT : FIRST_WEIGHT) : 0);
    return { unit, position, share, fact: first, weight };
  });
}

/** A title of several things. */
const LISTS_THINGS = /,|(?<!\p{L})und(?!\p{L})/u;

/**
 * Where the one statement stands that a word of the title is about, if the use case is about several things: that of
 * balcony power stations in "Balkon, Grillen und Balkonkraftwerk". It is what the use case begins with for this question.
 */
function placeOf(word: string, title: Content, units: readonly Unit[]): number | undefined {
  const same = [stem(word), ...kindredOf(stem(word))];
  if (!same.some((one) => title.stems.has(one))) return undefined;
  const places = units.flatMap(({ content }, at) =>
    same.some((one) => content.stems.has(one)) ? [at] : [],
  );
  return places.length === 1 && places[0] !== 0 ? places[0] : undefined;
}
