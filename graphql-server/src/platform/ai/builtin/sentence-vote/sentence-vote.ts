import { lazily } from '../../../lazily/index.js';
import { readWeights, sumOf } from '../../../votes/index.js';
import type { Unit } from '../use-case-units.js';
import { type AskedThere, sentenceFeatures } from './features.js';

const weights = lazily(() => readWeights('sentences/sentence-vote.txt'));

/**
 * How likely each statement of a use case is the one that answers, in their order; together 1. The weights are learned by
 * `train-sentence-vote.ts` from questions that one tunes on.
 */
export function voteOnSentences(units: readonly Unit[], asked: AskedThere): number[] {
  const sums = sentenceFeatures(units, asked).map((features) => sumOf(features, weights()));
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}
