import type { CompanyRole, Permission } from '@hausgeist/schema';
import {
  type AdminActor,
  type ApiKeyActor,
  type CompanyUserActor,
  hasPermission,
  type ManagingActor,
} from '../../platform/context/index.js';
import type { CompanyUserStatus } from './company-user.entity.js';

/** What can be done with the people of a company; inviting includes resending and revoking. */
export type MemberAction = 'view' | 'invite' | 'edit' | 'remove';

/** The two screens that show the same people; each has permissions of its own. */
export type MemberScreen = 'team' | 'settings';

const NEEDED: Record<MemberScreen, Record<MemberAction, Permission>> = {
  team: { view: 'team.view', invite: 'team.invite', edit: 'team.manage', remove: 'team.remove' },
  settings: {
    view: 'settings.view',
    invite: 'settings.edit',
    edit: 'settings.edit',
    remove: 'settings.edit',
  },
};

const BOTH_SCREENS: readonly MemberScreen[] = ['team', 'settings'];

/** Roles with more rights have the higher rank. */
const RANK: Record<CompanyRole, number> = {
  COMPANY_STAFF: 1,
  COMPANY_MANAGER: 2,
  COMPANY_ADMIN: 3,
};

/** What makes users count for what they may give to others. */
export type Giver =
  | Pick<AdminActor, 'kind'>
  | Pick<CompanyUserActor, 'kind' | 'role'>
  | Pick<ApiKeyActor, 'kind' | 'permissions'>;

/** Any of these lets an actor do this with the people of their company, by one of these screens. */
export const neededFor = (
  action: MemberAction,
  screens: readonly MemberScreen[] = BOTH_SCREENS,
): readonly Permission[] => screens.map((screen) => NEEDED[screen][action]);

/** Either of these lets a program invite. */
export const INVITING_SCOPES = neededFor('invite');

/** Whether the actor may do this with the people of their company, by one of these screens. */
export function mayUseMembers(
  actor: ManagingActor,
  action: MemberAction,
  screens?: readonly MemberScreen[],
): boolean {
  return neededFor(action, screens).some((permission) => hasPermission(actor, permission));
}

/**
 * Actors give no more rights than they have themselves, and do not touch users who have more: so
 * only administrators make, change or remove company administrators. A key never does,
 * whatever its permissions are.
 */
export function mayHandle(actor: Giver, role: CompanyRole): boolean {
  if (actor.kind === 'apiKey') return role !== 'COMPANY_ADMIN';
  return actor.kind === 'admin' || RANK[actor.role] >= RANK[role];
}

/**
 * Whether the actor may let a user have a role that allows `permissions` at the company. A program lets
 * none in who may do more than itself: it could invite an address of its own and act as that person.
 */
export const mayGive = (
  actor: Giver,
  role: CompanyRole,
  permissions: readonly Permission[],
): boolean =>
  mayHandle(actor, role) &&
  (actor.kind !== 'apiKey' || permissions.every((permission) => actor.permissions.has(permission)));

/** With a password that it has chosen itself, a program would sign in as a person. */
export const mayGivePassword = (actor: ManagingActor): boolean => actor.kind !== 'apiKey';

/** Whether the person in question is the actor. */
export const isSelf = (actor: ManagingActor, userId: string): boolean =>
  actor.kind === 'companyUser' && actor.companyUserId === userId;

/**
 * Moving people between companies and giving them another address is for the platform's people: the
 * address is where a link for a new password goes.
 */
export const mayMove = (actor: ManagingActor): boolean => actor.kind === 'admin';

/** Whose saving of a user's entry says that the company knows them, if a program has let them in. */
export const mayVouch = (actor: ManagingActor): boolean =>
  actor.kind === 'admin' || (actor.kind === 'companyUser' && actor.role === 'COMPANY_ADMIN');

/**
 * The link lets its holder in as the invited person, so it is shown only to actors who could make
 * any account anyway.
 */
export const maySeeInvitationLink = mayVouch;

/** Whether a user with this role and status keeps a company able to administer itself. */
export const keepsCompanyRunning = (user: {
  role: CompanyRole;
  status: CompanyUserStatus;
}): boolean => user.role === 'COMPANY_ADMIN' && user.status === 'ACTIVE';
