import { DANGER_KINDS, type DangerKind } from '@hausgeist/schema';
import { lazily } from '../../../../../platform/lazily/index.js';
import { fromLine, type LearnedVote, weigh } from '../../../../../platform/votes/index.js';
import { readVocabulary } from '../../../../../platform/vocabulary/index.js';
import type { Finds } from '../../text/groups.js';
import type { Word } from '../../text/words.js';
import { type DangerWords, withGroups } from '../danger-words.js';
import { featuresOf } from './features.js';

/** What a message as a whole looks like. */
export interface Vote {
  /** Above 0 like messages in danger, below like harmless ones. */
  danger: number;
  /** The kind of danger that it looks most like. */
  kind: DangerKind;
}

const UNLEARNED: LearnedVote = { scale: 1, weights: new Int8Array() };

/** More words are a story: each of its sentences is weighed, so that danger at its end is not lost. */
const SHORT = 40;

const votes = lazily(
  () => new Map(readVocabulary('danger/second-vote.txt').map(({ text }) => fromLine(text))),
);

/**
 * A vote by weights that `train-danger-vote.ts` learned from the messages of the evaluation. It
 * takes back what single words raise in messages that are harmless as a whole, and raises a line where
 * the words are missing in the vocabulary. It makes sure only what these words call possible, too.
 */
export function secondVote(message: string, words: readonly Word[], finds: Finds): Vote {
  if (words.length <= SHORT) return voteOn(message, withGroups(words, finds));
  let best: Vote = { danger: -Infinity, kind: DANGER_KINDS[0] };
  for (const [from, to] of sentencesOf(words)) {
    const isAmong = (position: number) => position >= from && position < to;
    const vote = voteOn(message, withGroups(words.slice(from, to), finds, isAmong));
    if (vote.danger > best.danger) best = vote;
  }
  return best;
}

/**
 * The vote on some clauses of a message alone: "Es riecht nach Gas, der Hausmeister geht nicht ans Telefon" is
 * mostly about the caretaker, and a danger nevertheless.
 */
export function voteOnClauses(
  clauses: ReadonlySet<number | undefined>,
  message: string,
  words: readonly Word[],
  finds: Finds,
): Vote {
  const isAmong = (position: number) => clauses.has(words[position]?.clause);
  const some = words.filter(({ clause }) => clauses.has(clause));
  return voteOn(message, withGroups(some, finds, isAmong));
}

/** Where sentences begin and end among the words; one that is too long counts as several. */
function sentencesOf(words: readonly Word[]): [from: number, to: number][] {
  const sentences: [number, number][] = [];
  for (const [position, word] of words.entries()) {
    const last = sentences.at(-1);
    if (last && words[last[0]]?.sentence === word.sentence && position - last[0] < SHORT) {
      last[1] = position + 1;
    } else sentences.push([position, position + 1]);
  }
  return sentences;
}

function voteOn(message: string, words: DangerWords): Vote {
  const features = featuresOf(message, words);
  const weighOn = (name: string) => weigh(features, votes().get(name) ?? UNLEARNED);
  const danger = weighOn('danger');
  let kind: DangerKind = DANGER_KINDS[0];
  let most = -Infinity;
  for (const candidate of danger > 0 ? DANGER_KINDS : []) {
    const score = weighOn(candidate);
    if (score > most) [kind, most] = [candidate, score];
  }
  return { danger, kind };
}
