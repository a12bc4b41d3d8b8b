import { type Fit, fitsOf } from '../../../../platform/ai/index.js';
import type { NamedFeatures } from '../../../../platform/votes/index.js';
import type { Retrieval, RetrievedUseCase } from '../../../knowledge/index.js';
import type { Memory, SpokenOf } from '../memory.js';
import {
  asks,
  corrects,
  type Dependence,
  dependenceOf,
  isNamedIn,
  ownWordsOf,
  switches,
} from '../follow-up-questions.js';

/** What speaks for a use case, or for none. */
type Features = NamedFeatures;

/** A use case that a message may be about. */
export interface Candidate {
  useCase: RetrievedUseCase;
  /** Set when the conversation has spoken of it. */
  spokenOf: SpokenOf | undefined;
  features: Features;
}

/** A message within its conversation, with what was found for it. */
export interface WeighedMessage {
  question: string;
  memory: Memory;
  /** Found by the message alone. */
  alone: Retrieval;
  /** Found by it and by what the person said before. */
  together: Retrieval;
  /** Found by what began the last topic: what else it may have meant. */
  before: Retrieval;
}

/** Words from which on a message says what it is about. */
const TELLING_WORDS = 5;

const MOST_STRANGE = 2;

interface Said {
  dependence: Dependence;
  /** 0 to 1: how much the message says of itself. */
  telling: number;
  isStatement: number;
  isSwitch: number;
  isCorrection: number;
  /** 0 to 1: how sure it is that something fits the message alone. */
  grounded: number;
  verdict: Retrieval['verdict'];
  /** How sure the last topic was. */
  verdictBefore: Retrieval['verdict'];
  /** 0 to 1: how far its words are foreign to homes. */
  strange: number;
  isEmergency: number;
}

function saidIn({ question, alone, before, memory }: WeighedMessage): Said {
  return {
    dependence: dependenceOf(question),
    telling: Math.min(ownWordsOf(question).length, TELLING_WORDS) / TELLING_WORDS,
    isStatement: Number(!asks(question)),
    isSwitch: Number(switches(question)),
    isCorrection: Number(corrects(question)),
    grounded: 1 / (1 + Math.exp(-alone.grounding)),
    verdict: alone.verdict,
    verdictBefore: before.verdict,
    strange: Math.min(alone.strangeWords, MOST_STRANGE) / MOST_STRANGE,
    isEmergency: Number(memory.isEmergency),
  };
}

/** The features of each candidate, in the order of the candidates. */
export function weighed(
  message: WeighedMessage,
  useCases: readonly RetrievedUseCase[],
): Candidate[] {
  const said = saidIn(message);
  const fits = fitsOf(message.question, useCases);
  return useCases.map((useCase, i) => {
    const spokenOf = message.memory.topics.find(({ title }) => title === useCase.title);
    const features = {
      ...searchFeatures(message, useCase, said),
      ...topicFeatures(spokenOf, said),
      ...textFeatures(message, useCase, { fit: fits[i], spokenOf, said }),
    };
    return { useCase, spokenOf, features };
  });
}

function searchFeatures(
  { alone, together }: WeighedMessage,
  { title }: RetrievedUseCase,
  { grounded, verdict, dependence }: Said,
): Features {
  const own = placeIn(alone, title);
  const both = placeIn(together, title);
  return {
    alone: own.share,
    'alone, grounded': own.share * grounded,
    'alone, first': own.lead > 0 ? 1 : 0,
    'alone, lead': own.lead,
    'alone, lead, grounded': own.lead * grounded,
    [`alone, first, ${verdict}`]: own.lead > 0 ? 1 : 0,
    [`alone, ${dependence}`]: own.share,
    together: both.share,
    'together, first': both.lead > 0 ? 1 : 0,
    'together, lead': both.lead,
    [`together, ${dependence}`]: both.share,
    [`together, ${verdict}`]: both.share,
  };
}

/** A use case's share of the best score, and how far it is ahead of the second. */
function placeIn({ candidates }: Retrieval, title: string): { share: number; lead: number } {
  const [best, second] = candidates;
  const found = candidates.find((one) => one.title === title);
  if (!best || !found || best.score <= 0) return { share: 0, lead: 0 };
  const lead = found === best ? Math.max(0.001, 1 - (second?.score ?? 0) / best.score) : 0;
  return { share: found.score / best.score, lead };
}

function topicFeatures(spokenOf: SpokenOf | undefined, said: Said): Features {
  const { dependence, telling, verdict, isStatement, isSwitch, isCorrection, isEmergency } = said;
  if (!spokenOf) return { 'new, telling': telling, 'new, switch': isSwitch };
  const { standing, place } = spokenOf;
  if (standing === 'beside') return { beside: 1 };
  if (standing === 'earlier') {
    return { earlier: 1, 'earlier, last': Number(place === 0), 'earlier, switch': isSwitch };
  }
  const offered = standing === 'offered';
  return {
    [standing]: 1,
    ...(offered ? { [`offered ${place + 1}`]: 1 } : {}),
    [`now, ${dependence}`]: 1,
    [`now, ${verdict}`]: 1,
    [`now, before ${said.verdictBefore}`]: 1,
    'now, telling': telling,
    'now, statement': isStatement,
    'now, switch': isSwitch,
    'now, emergency': isEmergency,
    'current, correction': offered ? 0 : isCorrection,
  };
}

const NO_FIT: Fit = { share: 0, statement: 0, fact: 0 };

function textFeatures(
  { question, before }: WeighedMessage,
  { title }: RetrievedUseCase,
  context: { fit: Fit | undefined; spokenOf: SpokenOf | undefined; said: Said },
): Features {
  const { spokenOf, said } = context;
  const { share, statement, fact } = context.fit ?? NO_FIT;
  const likely = placeIn(before, title).share;

  const isNow = spokenOf?.standing === 'current' || spokenOf?.standing === 'offered' ? 1 : 0;
  const named = Number(isNamedIn(question, title));
  return {
    named,
    'named, now': named * isNow,
    share,
    'share, now': share * isNow,
    statement,
    'statement, now': statement * isNow,
    fact,
    'fact, now': fact * isNow,
    before: likely,
    [`before, ${said.dependence}`]: likely,
    [`before, ${said.verdictBefore}`]: likely,
    'before, share': likely * share,
    'before, statement': likely * statement,
    'before, fact': likely * fact,
  };
}

/** What speaks for none of them. */
export function featuresOfNone(message: WeighedMessage): Features {
  const { dependence, telling, verdict, grounded, isStatement, isSwitch, strange } =
    saidIn(message);
  return {
    none: 1,
    [`none, ${dependence}`]: 1,
    [`none, ${verdict}`]: 1,
    [`none, ${verdict}, ${dependence}`]: 1,
    [`none, together ${message.together.verdict}`]: 1,
    'none, telling': telling,
    'none, ungrounded': 1 - grounded,
    'none, statement': isStatement,
    'none, switch': isSwitch,
    'none, strange': strange,
    [`none, strange, ${verdict}`]: strange,
  };
}
