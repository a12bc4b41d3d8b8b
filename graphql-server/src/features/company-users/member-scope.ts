import {
  companyScopeOf,
  lacking,
  type ManagingActor,
  type RequestContext,
  requireManaging,
} from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { companyReasons } from '../companies/index.js';
import {
  type MemberAction,
  type MemberScreen,
  mayUseMembers,
  neededFor,
} from './company-member.policy.js';
import { companyUserReasons } from './company-user.reasons.js';

/** What narrows a call down besides who acts. */
export interface MemberScope {
  /** Only people of this company; company users have no other than their own anyway. */
  companyId?: string | null | undefined;
  /** Whose permissions count; either screen's if not said. */
  screens?: readonly MemberScreen[] | undefined;
}

/** The actor and their company, once it is known that they may act at all. */
export interface Admitted {
  actor: ManagingActor;
  /** Company that the call is about; undefined where those who act on all companies name none. */
  companyId: string | undefined;
}

/** Throws unless the actor may do this; another company than their own is not found. */
export function admit(
  context: Pick<RequestContext, 'actor'>,
  action: MemberAction,
  { companyId, screens }: MemberScope = {},
): Admitted {
  const actor = requireManaging(context.actor);
  if (!mayUseMembers(actor, action, screens)) {
    throw lacking(actor, ...neededFor(action, screens));
  }
  return { actor, companyId: companyScopeOf(actor, companyId) };
}

export const companyNotFound = () => notFound(companyReasons.COMPANY_NOT_FOUND);
export const userNotFound = () => notFound(companyUserReasons.USER_NOT_FOUND);
export const invitationNotFound = () => notFound(companyUserReasons.INVITATION_NOT_FOUND);
