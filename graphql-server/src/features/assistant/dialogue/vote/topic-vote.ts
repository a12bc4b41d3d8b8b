import { lazily } from '../../../../platform/lazily/index.js';
import { readWeights, sumOf } from '../../../../platform/votes/index.js';
import { type Candidate, featuresOfNone, weighed, type WeighedMessage } from './features.js';
import type { RetrievedUseCase } from '../../../knowledge/index.js';

/** A use case with how likely it is meant, 0 to 1. */
export interface Voted extends Candidate {
  likelihood: number;
}

/** How likely a message means each use case, or none of them; together 1. */
export interface TopicVote {
  /** The likeliest first. */
  candidates: readonly Voted[];
  none: number;
}

const FILE = 'dialogue/topic-vote.txt';

const weights = lazily(() => readWeights(FILE));

/**
 * Votes on what a message within a conversation is about, by weights that `train-topic-vote.ts`
 * learned from the dialogues of the evaluation.
 */
export function voteOnTopic(
  message: WeighedMessage,
  useCases: readonly RetrievedUseCase[],
): TopicVote {
  const candidates = weighed(message, useCases);
  const scores = candidates.map(({ features }) => Math.exp(sumOf(features, weights())));
  const none = Math.exp(sumOf(featuresOfNone(message), weights()));
  const all = scores.reduce((total, score) => total + score, none);
  const voted = candidates.map((one, i) => ({ ...one, likelihood: (scores[i] ?? 0) / all }));
  return {
    candidates: voted.toSorted((a, b) => b.likelihood - a.likelihood),
    none: none / all,
  };
}
