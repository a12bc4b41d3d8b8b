import { defineReasons } from '../../platform/errors/index.js';

/** Why no reply is proposed. */
export const replyProposalReasons = defineReasons({
  TOO_MANY_PROPOSALS: 'Too many proposals. Please try again later.',
});
