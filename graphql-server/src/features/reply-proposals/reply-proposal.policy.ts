import {
  type Actor,
  ownCompanyOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';

/** The company whose tenants alone the actor answers; undefined for any. Programs do not answer. */
export function scopeToAnswer(actor: Actor): string | undefined {
  const person = requireStaff(actor);
  requirePermission(person, 'conversations.view');
  return ownCompanyOf(requirePermission(person, 'conversations.reply'));
}
