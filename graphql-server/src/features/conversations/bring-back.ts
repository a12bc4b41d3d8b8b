import type { Conversation } from './conversation.entity.js';

/** Opens what was done or snoozed again: what a tenant writes is seen, and a new emergency. */
export function bringBack(conversation: Conversation): void {
  conversation.archivedAt = null;
  conversation.snoozedUntil = null;
}

/** The same when the tenant writes: what they waited for was dealt with before it was ticked off. */
export function bringBackForTenant(conversation: Conversation): void {
  if (conversation.archivedAt && !conversation.snoozedUntil) conversation.waitingSince = null;
  bringBack(conversation);
}
