import { lazily } from '../../../../platform/lazily/index.js';
import { readWeights, sumOf } from '../../../../platform/votes/index.js';
import { type Act, actFeatures, type ActingMessage, ACTS } from './features.js';

const FILE = 'dialogue/act-vote.txt';

const weights = lazily(() => readWeights(FILE));

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
