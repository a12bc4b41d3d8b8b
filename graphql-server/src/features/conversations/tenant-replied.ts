import type { Conversation } from './conversation.entity.js';
import type { Message } from './message.entity.js';

/** Those are told whose conversation it is: who answers in person, and who looks after it. */
export const tenantReplied = (
  { id, company, handler, handlerId, assigneeId }: Conversation,
  message: Message,
) => ({
  ...{ kind: 'TENANT_REPLY' as const, cause: `tenant-reply:${message.id}` },
  ...{ companyId: company.id, conversationId: id },
  to: [handler === 'PERSON' ? handlerId : null, assigneeId].filter(
    (one) => typeof one === 'string',
  ),
});
