import { lazily } from '../../../lazily/index.js';
import { type NamedWeights, readWeights, sumOf, withKnown } from '../../../votes/index.js';
import type { Unit } from '../use-case-units.js';
import { type AskedThere, sentenceFeatures } from './features.js';

/** What is too seldom in the questions that are learned from, and known all the same. */
const KNOWN: NamedWeights = new Map([
  // An example shares its dates with questions by chance, and says nothing by itself.
  ['example', -3],
  // A person who asks what to do at all wants to hear where the use case begins.
  ['first, all', 1.5],
  ['fact doer', 2.4],
  // A statement about just the case that is told by function words: "auf meinem Platz steht wer".
  ['meant', 2],
  // What a place belongs to is often named only by the sentence before.
  ['fact where', 0.6],
  // "Blindenführhunde sind immer erlaubt" and "Die Stromkosten erstatten wir" are beside what was asked.
  ['narrowed, permission', -1.5],
  ['other costs', -1],
  // A light in the bath is not that of the stairway.
  ['case, elsewhere', -3],
  ['elsewhere', -1.5],
  // Silverfish in a use case about vermin: what they are told comes before what holds for all.
  ['named alone', 2.5],
  // The office in a use case about it and the portal, where the portal is asked about.
  ['other thing', -0.8],
  // What is allowed is asked of a thing, and not of its kind: a dog is no small pet.
  ['permission of it', 1],
]);

const weights = lazily(() => withKnown(readWeights('sentences/sentence-vote.txt'), KNOWN));

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
