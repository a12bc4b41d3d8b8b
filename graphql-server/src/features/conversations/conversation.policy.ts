import type { Actor } from '../../platform/context/index.js';

/** What can be done with a conversation. */
export type ConversationAction = 'read' | 'write' | 'end';

/** An end user reads, continues and ends their own conversations; nobody else does. */
export function canAccessConversation(
  actor: Actor,
  _action: ConversationAction,
  conversation: { endUserId: string; companyId: string },
): boolean {
  return (
    actor.kind === 'endUser' &&
    actor.endUserId === conversation.endUserId &&
    actor.companyId === conversation.companyId
  );
}
