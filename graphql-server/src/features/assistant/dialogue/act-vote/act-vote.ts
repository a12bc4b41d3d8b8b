import { lazily } from '../../../../platform/lazily/index.js';
import {
  type NamedWeights,
  readWeights,
  sumOf,
  withKnown,
} from '../../../../platform/votes/index.js';
import { type Act, actFeatures, type ActingMessage, ACTS } from './features.js';

const FILE = 'dialogue/act-vote.txt';

/** What is too seldom in the conversations that are learned from, and known all the same. */
const KNOWN: NamedWeights = new Map([
  // "Wohne im Erdgeschoss" asks for nothing, although use cases name such flats.
  ['details, only where', 3],
]);

const weights = lazily(() => withKnown(readWeights(FILE), KNOWN));

/** How likely a message has to want no answer for none to be given. */
const SURE = 0.6;

/**
 * What a German message does within a conversation: a question unless it is likely something else. The weights are
 * learned by `train-act-vote.ts` from conversations.
 */
export function voteOnAct(message: ActingMessage): Act {
  const odds = actFeatures(message).map((features) => Math.exp(sumOf(features, weights())));
  const all = odds.reduce((total, one) => total + one, 0);
  const likely = odds.findIndex((one) => one / all >= SURE);
  return ACTS[likely] ?? 'question';
}
