import {
  companyScopeOf,
  type ManagingActor,
  type RequestContext,
  requireManaging,
} from '../../platform/context/index.js';
import { forbidden, notFound } from '../../platform/errors/index.js';
import { type MemberAction, type MemberScreen, mayUseMembers } from './company-member.policy.js';

/** What narrows a call down besides who acts. */
export interface MemberScope {
  /** Only people of this company; company users have no other than their own anyway. */
  companyId?: string | null | undefined;
  /** Whose permissions count; either screen's if not said. */
  screens?: readonly MemberScreen[] | undefined;
}

/** Who acts and where, after the question whether they may at all. */
export interface Admitted {
  actor: ManagingActor;
  /** Company that the call is about; undefined where those who act on all companies name none. */
  companyId: string | undefined;
}

/** Lets those in who may do this; another company than one's own is not found. */
export function admit(
  context: Pick<RequestContext, 'actor'>,
  action: MemberAction,
  { companyId, screens }: MemberScope = {},
): Admitted {
  const actor = requireManaging(context.actor);
  if (!mayUseMembers(actor, action, screens)) throw forbidden();
  return { actor, companyId: companyScopeOf(actor, companyId) };
}

export const companyNotFound = () => notFound('Company not found.');
export const userNotFound = () => notFound('User not found.');
export const invitationNotFound = () => notFound('Invitation not found.');

export const ROLE_TOO_HIGH = 'You cannot give a role above your own.';

export const NO_PASSWORDS = 'An API key cannot give passwords. Invite the person instead.';
