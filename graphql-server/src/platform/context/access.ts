import { AppError, forbidden, platformReasons, unauthenticated } from '../errors/index.js';
import type { Actor } from './actor.js';

/**
 * Who may call an operation at all: every person, signed in or not (`public`), those and programs
 * with a key (`everybody`), or only actors of the named kinds. The finer rule, about the thing in
 * question, is in the feature's policy.
 */
export type Access = 'public' | 'everybody' | readonly Exclude<Actor['kind'], 'anonymous'>[];

/**
 * Throws unless `actor` may call an operation with this access. `beforePasswordChange` lets those in
 * who have to change their password first.
 */
export function requireAccess(
  access: Access,
  actor: Actor,
  { beforePasswordChange = false }: { beforePasswordChange?: boolean } = {},
): void {
  if (access === 'everybody') return;
  if (access === 'public') {
    // Signing in, accepting and the like concern a person, and a key does not belong to one.
    if (actor.kind === 'apiKey') throw forbidden();
    return;
  }
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (!access.includes(actor.kind)) throw forbidden();
  if (actor.kind === 'companyUser' && actor.mustChangePassword && !beforePasswordChange) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED', platformReasons.PASSWORD_CHANGE_REQUIRED);
  }
}
