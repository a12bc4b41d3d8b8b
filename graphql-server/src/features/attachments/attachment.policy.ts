import type { Actor } from '../../platform/context/index.js';
import type { AttachmentScope } from './attachment-scope.js';

/** End users download what they have uploaded; undefined means nothing at all. */
export function readableAttachments(actor: Actor): AttachmentScope | undefined {
  return ownAttachments(actor);
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
