import { forbidden, unauthenticated } from '../errors/index.js';
import type { Actor } from './actor.js';

/**
 * Who may call an operation at all: everybody, or only actors of the named kinds. The finer rule,
 * about the thing in question, is in the feature's policy.
 */
export type Access = 'public' | readonly Exclude<Actor['kind'], 'anonymous'>[];

/** Throws unless `actor` may call an operation with this access. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'public') return;
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (!access.includes(actor.kind)) throw forbidden();
}
