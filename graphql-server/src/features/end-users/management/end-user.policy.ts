import type { Permission } from '@hausgeist/schema';
import {
  type Actor,
  companyOf,
  companyScopeOf,
  hasPermission,
  requirePermission,
  requireStaff,
  type ManagingActor,
} from '../../../platform/context/index.js';
import { forbidden } from '../../../platform/errors/index.js';
import { endUserReasons } from '../end-user.reasons.js';

/** What can be done with tenants and owners; renewing a number is a change. */
export type EndUserAction = 'view' | 'create' | 'edit' | 'delete';

const NEEDED: Record<EndUserAction, Permission> = {
  view: 'users.view',
  create: 'users.create',
  edit: 'users.edit',
  delete: 'users.delete',
};

/** The actor, and the company whose people they may act on; undefined for all companies. */
export interface Admitted {
  manager: ManagingActor;
  companyId: string | undefined;
}

/** Throws unless the actor may do this; another company than their own is not found. */
export function admit(actor: Actor, action: EndUserAction, companyId?: string | null): Admitted {
  const manager = requirePermission(actor, NEEDED[action]);
  return { manager, companyId: companyScopeOf(manager, companyId) };
}

/** Id of the company whose way in the actor may look at: those who see its people. */
export const accessToView = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'users.view'), id);

/** Id of the company whose way in the actor may change. People only: it decides who gets in. */
export const accessToChange = (actor: Actor, id: string | null | undefined): string =>
  companyOf(requirePermission(requireStaff(actor), 'settings.edit'), id);

/** A program, or a user whom only a program has let in: what is kept from the one must be from the other. */
const isByKey = (actor: Actor): boolean =>
  actor.kind === 'apiKey' || (actor.kind === 'companyUser' && actor.cameByKey === true);

/** The number signs its holder in as that person, and a key must act only as itself. */
export const maySeeAuthNumber = (actor: Actor): boolean =>
  !isByKey(actor) && hasPermission(actor, 'users.view');

/** A key may choose the number of a person it adds, but not that of an existing person. */
export const mayChangeNumber = (actor: Actor): boolean => !isByKey(actor);

/** Refuses another number of an existing person where the actor may not set one. */
export function requireNumberChange(actor: Actor): void {
  if (!mayChangeNumber(actor)) throw forbidden(endUserReasons.NUMBER_NOT_BY_API_KEY);
}

/** When a key renews a number, the end user must be told of the new one by mail. */
export function requireRenewal(actor: Actor, sendInvitation: boolean): void {
  if (isByKey(actor) && !sendInvitation) throw forbidden(endUserReasons.RENEWAL_NEEDS_MAIL);
}

/**
 * A key must not have a number mailed to an address that a key has set, as it could be anyone's.
 */
export function requireProvenEmail(
  actor: Actor,
  { isEmailUnproven }: { isEmailUnproven: boolean },
): void {
  if (isByKey(actor) && isEmailUnproven) throw forbidden(endUserReasons.EMAIL_UNPROVEN);
}
