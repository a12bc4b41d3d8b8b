import type { RateLimits } from '../../platform/limits/index.js';
import type { Assistant } from '../assistant/index.js';
import type { ConversationFiles } from '../attachments/index.js';
import { ReplyProposalResolver } from './reply-proposal.resolver.js';
import { ReplyProposals } from './reply-proposal.service.js';

export { replyProposalReasons } from './reply-proposal.reasons.js';
export { ReplyProposalResolver } from './reply-proposal.resolver.js';

/** Puts the feature together. */
export function createReplyProposals(parts: {
  assistant: Assistant;
  conversationFiles: ConversationFiles;
  limits: RateLimits;
}) {
  return { resolvers: [new ReplyProposalResolver(new ReplyProposals(parts))] };
}
