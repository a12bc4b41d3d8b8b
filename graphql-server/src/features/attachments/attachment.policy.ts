import { type Actor, hasPermission } from '../../platform/context/index.js';
import type { AttachmentScope } from './attachment-scope.js';

/**
 * End users download what they have uploaded, staff who may read a company's conversations what was
 * sent in them, and administrators of the platform what was sent in any; undefined means nothing.
 */
export function readableAttachments(actor: Actor): AttachmentScope | undefined {
  if (actor.kind === 'admin') return { messageId: { $ne: null } };
  if (actor.kind !== 'companyUser') return ownAttachments(actor);
  return hasPermission(actor, 'conversations.view')
    ? { company: actor.companyId, messageId: { $ne: null } }
    : undefined;
}

/** End users attach what they have uploaded to their own messages. */
export function claimableAttachments(actor: Actor): AttachmentScope | undefined {
  return ownAttachments(actor);
}

function ownAttachments(actor: Actor): AttachmentScope | undefined {
  return actor.kind === 'endUser'
    ? { endUser: actor.endUserId, company: actor.companyId }
    : undefined;
}
