import type { Actor } from '../../platform/context/index.js';

/** What can be done with a conversation. */
export type ConversationAction = 'read' | 'write' | 'end';

/** End users read, continue and end their own conversations; no other actor does. */
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
