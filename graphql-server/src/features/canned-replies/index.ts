import type { EventBus } from '../../platform/events/index.js';
import type { AuditLog } from '../audit/index.js';
import { CannedReplyResolver } from './canned-reply.resolver.js';
import { cannedReplyRoutes } from './canned-reply.routes.js';
import { CannedReplyService } from './canned-reply.service.js';

export { CannedReply } from './canned-reply.entity.js';
export { cannedReplyReasons } from './canned-reply.reasons.js';
export { CannedReplyResolver } from './canned-reply.resolver.js';

/** Puts the feature together. */
export function createCannedReplies(parts: { audit: AuditLog; events: EventBus }) {
  const replies = new CannedReplyService(parts);
  return {
    resolvers: [new CannedReplyResolver(replies)],
    restRoutes: cannedReplyRoutes(replies),
  };
}
