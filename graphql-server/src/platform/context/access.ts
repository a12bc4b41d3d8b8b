import { AppError, forbidden, platformReasons, unauthenticated } from '../errors/index.js';
import type { Actor, EndUserActor } from './actor.js';

/**
 * Who may call an operation at all: every person, signed in or not (`public`), those and programs
 * with a key (`everybody`), or only actors of the named kinds. The finer rule, about the thing in
 * question, is in the feature's policy.
 */
export type Access = 'public' | 'everybody' | readonly Exclude<Actor['kind'], 'anonymous'>[];

/**
 * What a person has to do before anything else is open to them: accept the terms of use, or replace
 * a password that has run out.
 */
export type FirstStep = 'terms' | 'password';

/**
 * Throws unless `actor` may call an operation with this access. Of those who have to do something
 * first, it lets in whom `openBefore` names.
 */
export function requireAccess(
  access: Access,
  actor: Actor,
  { openBefore = [] }: { openBefore?: readonly FirstStep[] | undefined } = {},
): void {
  if (access === 'everybody') return;
  if (access === 'public') {
    // Signing in, accepting and the like concern a person, and a key does not belong to one.
    if (actor.kind === 'apiKey') throw forbidden(platformReasons.PERSON_REQUIRED);
    return;
  }
  if (actor.kind === 'anonymous') throw unauthenticated(actor.refusal);
  if (!access.includes(actor.kind)) {
    throw forbidden(actor.kind === 'apiKey' ? platformReasons.PERSON_REQUIRED : undefined);
  }
  if (actor.kind !== 'companyUser') return;
  if (actor.mustAcceptTerms && !openBefore.includes('terms')) {
    throw forbidden(platformReasons.TERMS_ARE_DUE);
  }
  if (actor.mustChangePassword && !openBefore.includes('password')) {
    throw new AppError('PASSWORD_CHANGE_REQUIRED', platformReasons.PASSWORD_CHANGE_REQUIRED);
  }
}

/** The tenant or owner who asks for what is their own. */
export function requireEndUser(actor: Actor): EndUserActor {
  if (actor.kind === 'anonymous') throw unauthenticated();
  if (actor.kind !== 'endUser') throw forbidden();
  return actor;
}
