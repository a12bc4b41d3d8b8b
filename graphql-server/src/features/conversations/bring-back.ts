import type { Conversation } from './conversation.entity.js';

/** Opens what was archived or snoozed again: what a tenant writes is seen, and a new emergency. */
export function bringBack(conversation: Conversation): void {
  conversation.archivedAt = null;
  conversation.snoozedUntil = null;
}
