import { fitsOf, type Fit } from '../../../../platform/ai/index.js';
import { stem, wordsOf } from '../../../../platform/german/index.js';
import type { NamedFeatures } from '../../../../platform/votes/index.js';
import { tellsOfDamage } from '../../damage.js';
import { asks, ownWordsOf } from '../follow-up-questions.js';
import type { WeighedMessage } from '../vote/features.js';
import type { TopicVote } from '../vote/topic-vote.js';

/** What a message within a conversation does: it wants an answer, or something that needs none. */
export const ACTS = ['question', 'details', 'agreement', 'thanks', 'complaint'] as const;
export type Act = (typeof ACTS)[number];

/** A message with what was said last, what may answer it, and how likely that is meant. */
export interface ActingMessage extends WeighedMessage {
  /** What the person said before. */
  lastSaid: string;
  topics: TopicVote;
}

const LONG = 12;
const MOST_OWN = 5;
/** Words that say where in the house a person lives; use cases about flats have them as well. */
const WHERE =
  /^(?:wohn\p{L}*|haus|hinterhaus|vorderhaus|hausnummer|nummer|nr|stock\p{L}*|etage|eg|og|dg|erdgeschoss|dachgeschoss|obergeschoss|parterre|hochparterre|links|rechts|mitte|seite|\p{L}*strasse|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|\d+\p{L}?|\p{L}*straße)$/u;

const NO_FIT: Fit = { share: 0, statement: 0, fact: 0 };

/** The features of each act, in the order of {@link ACTS}. */
export function actFeatures(message: ActingMessage): NamedFeatures[] {
  const values = valuesOf(message);
  return ACTS.map((act) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${act}, ${name}`, value])),
  );
}

function valuesOf({ question, lastSaid, alone, topics, memory }: ActingMessage) {
  const words = wordsOf(question);
  const own = ownWordsOf(question);
  const values: Record<string, number> = {
    any: 1,
    long: Math.min(words.length, LONG) / LONG,
    telling: Math.min(own.length, MOST_OWN) / MOST_OWN,
    grounded: 1 / (1 + Math.exp(-alone.grounding)),
    likely: topics.candidates[0]?.likelihood ?? 0,
    none: topics.none,
    ...fitting(question, topics),
  };
  const add = (name: string, is: boolean) => {
    if (is) values[name] = 1;
  };
  add('asks', asks(question));
  add('mark', question.includes('?'));
  add('outcry', question.includes('!'));
  add('number', /\d/.test(question));
  add('bare', own.length === 0);
  add('only where', own.length > 0 && own.every((word) => WHERE.test(word)));
  add(`found ${alone.verdict}`, true);
  add('asked before', asks(lastSaid));
  add('damage before', tellsOfDamage(lastSaid, lastSaid));
  add('damage', tellsOfDamage(question, question));
  add('emergency', memory.isEmergency);
  const stems = words.map(stem);
  for (const one of stems) add(`w ${one}`, true);
  add(`begins ${stems[0] ?? ''}`, true);
  for (const [i, one] of stems.slice(1).entries()) add(`p ${stems[i] ?? ''} ${one}`, true);
  return values;
}

/** How far what the conversation is about speaks of what the message says. */
function fitting(question: string, { candidates }: TopicVote): Record<string, number> {
  const current = candidates.findIndex(({ spokenOf }) => spokenOf?.standing === 'current');
  const fits = fitsOf(
    question,
    candidates.map(({ useCase }) => useCase),
  );
  const now = fits[current] ?? NO_FIT;
  const best = fits[0] ?? NO_FIT;
  return {
    'now, share': now.share,
    'now, statement': now.statement,
    'now, fact': now.fact,
    'best, share': best.share,
    'best, statement': best.statement,
    'best, fact': best.fact,
    'best is now': Number(current === 0),
  };
}
