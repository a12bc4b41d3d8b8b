import {
  type ManagingActor,
  ownCompanyOf,
  type RequestContext,
  requireUuid,
} from '../../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../../platform/database/index.js';
import { forbidden, wrongField } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { requireCurrentActor } from '../../companies/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { OneTimeTokens, SessionService } from '../../auth/index.js';
import {
  isSelf,
  keepsCompanyRunning,
  mayHandle,
  mayMove,
  mayVouch,
  type MemberAction,
} from '../company-member.policy.js';
import { CompanyUser, type CompanyUserStatus } from '../company-user.entity.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { aboutMember } from '../company-user.repository.js';
import { requireGift } from '../invitations/invitation.service.js';
import { admit, companyNotFound, type MemberScope, userNotFound } from '../member-scope.js';
import {
  isEmailTaken,
  type LockedUser,
  lockUser,
  refusingTakenEmail,
} from '../member.repository.js';
import { type MemberDeparture, requireReplaceable } from './member-departure.js';
import { findMember } from './member-list.repository.js';
import { forgetAbsencesOf } from './member-work.repository.js';
import { type UpdateUserInput, updateUserSchema } from './member.schemas.js';
import type { MemberView } from './member-view.js';

export type StatusAction = 'SUSPEND' | 'ACTIVATE';

interface Dependencies {
  audit: AuditLog;
  sessions: SessionService;
  tokens: OneTimeTokens;
  events: EventBus;
  departure: MemberDeparture;
}

/** A call on one user, let in and locked. */
interface Change extends LockedUser {
  tx: EntityManager;
  actor: ManagingActor;
}

const about = ({ user, destination }: Change) => aboutMember(user, destination);

/** Changes, suspends and removes the users of companies. */
export class MemberChanges {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Changes what the input names; the user notices at once. */
  async update(
    context: RequestContext,
    id: string,
    input: UpdateUserInput,
    scope: MemberScope = {},
  ): Promise<MemberView> {
    const { firstName, lastName, ...given } = parseInput(updateUserSchema, input);
    const destinationId = given.companyId ? requireUuid(given.companyId) : undefined;
    return this.#change(context, 'edit', { id, scope, destinationId }, async (change) => {
      const { tx, actor, user, company, destination } = change;
      const before = standingOf(user, company.id);
      const after = {
        firstName,
        lastName,
        role: given.role ?? user.role,
        status: given.status ?? user.status,
        email: given.email ?? user.email,
        companyId: destination.id,
      };
      requireOthersStanding(actor, user, after);
      if (isRaised(user, after)) await requireGift(tx, actor, after.companyId, after.role);
      if (after.email !== user.email) await requireFreeEmail(tx, actor, after.email);
      if (before.companyId !== after.companyId || !keepsCompanyRunning(after)) {
        await requireReplaceable(tx, user);
      }
      if (before.companyId !== after.companyId) await forgetAbsencesOf(tx, id);
      const { companyId, ...columns } = after;
      const cameByKey = user.cameByKey && !mayVouch(actor);
      tx.assign(user, { ...columns, cameByKey, managingCompany: companyId });
      await tx.flush();
      await this.#settle(change, { hasMoved: before.companyId !== companyId });
      if (before.email !== after.email) {
        await this.#deps.tokens.revoke(tx, 'company-password-reset', id);
      }
      const changes = changesBetween(before, after);
      await this.#deps.audit.record(context, tx, 'company-user.updated', about(change), {
        changes,
      });
      await this.#deps.departure.tell(context, tx, { id, ...before });
      return this.#view(tx, id);
    });
  }

  /** Suspends a user, who is out at once, or lets them in again. */
  async setStatus(
    context: RequestContext,
    id: string,
    action: StatusAction,
    scope: MemberScope = {},
  ): Promise<MemberView> {
    return this.#change(context, 'edit', { id, scope }, async (change) => {
      const { tx, actor, user } = change;
      if (isSelf(actor, user.id)) throw forbidden(companyUserReasons.OWN_ACCOUNT_NOT_SUSPENDED);
      const before = standingOf(user, change.company.id);
      const status: CompanyUserStatus = action === 'SUSPEND' ? 'SUSPENDED' : 'ACTIVE';
      if (status !== 'ACTIVE') await requireReplaceable(tx, user);
      else if (isRaised(user, { role: user.role, status }))
        await requireGift(tx, actor, change.company.id, user.role);
      user.status = status;
      await tx.flush();
      await this.#settle(change, { hasMoved: false });
      const done = action === 'SUSPEND' ? 'company-user.suspended' : 'company-user.activated';
      await this.#deps.audit.record(context, tx, done, about(change));
      await this.#deps.departure.tell(context, tx, { id, ...before });
      return this.#view(tx, id);
    });
  }

  /** Removes a user for good, with everything that lets them in. */
  async delete(context: RequestContext, id: string, scope: MemberScope = {}): Promise<void> {
    await this.#change(context, 'remove', { id, scope }, async (change) => {
      const { tx, actor, user } = change;
      await this.#deps.departure.leave({ ...context, actor }, tx, user);
      await tx.nativeDelete(CompanyUser, { id: user.id });
      await this.#deps.audit.record(context, tx, 'company-user.deleted', about(change), {
        email: user.email,
      });
    });
  }

  /** Lets the actor in, locks the user, and checks that the one may touch the other. */
  async #change<T>(
    context: RequestContext,
    action: MemberAction,
    target: { id: string; scope: MemberScope; destinationId?: string | undefined },
    work: (change: Change) => Promise<T>,
  ): Promise<T> {
    const { actor, companyId } = admit(context, action, target.scope);
    const { destinationId } = target;
    const own = ownCompanyOf(actor);
    if (own !== undefined && destinationId !== undefined && destinationId !== own) {
      throw companyNotFound();
    }
    return refusingTakenEmail(() =>
      // A notification that is written meanwhile holds the conversation that is given back, and waits for the user.
      repeatable(context.em, async (tx) => {
        const locked = await lockUser(tx, target.id, { companyId, destinationId });
        await requireCurrentActor(tx, actor);
        if (!mayHandle(actor, locked.user.role)) throw forbidden();
        const { company, destination } = locked;
        if (company.id !== destination.id && !mayMove(actor)) throw forbidden();
        return work({ tx, actor, ...locked });
      }),
    );
  }

  /** Users who may no longer act lose every session; the others are told what has changed. */
  async #settle({ tx, user }: Change, { hasMoved }: { hasMoved: boolean }): Promise<void> {
    const { sessions, tokens, events } = this.#deps;
    if (user.status !== 'ACTIVE' || hasMoved) await sessions.endAllOf(tx, user.id);
    if (user.status !== 'ACTIVE') await tokens.revoke(tx, 'company-password-reset', user.id);
    announceViewerChange(tx, events, { personId: user.id });
  }

  async #view(tx: EntityManager, id: string): Promise<MemberView> {
    const view = await findMember(tx, 'USER', id);
    if (!view) throw userNotFound();
    return view;
  }
}

type Standing = Pick<CompanyUser, 'firstName' | 'lastName' | 'email' | 'role' | 'status'> & {
  companyId: string;
};

const standingOf = (user: CompanyUser, companyId: string): Standing => {
  const { firstName, lastName, email, role, status } = user;
  return { firstName, lastName, email, role, status, companyId };
};

/** Actors do not change their own role or status, and raise no user above themselves. */
function requireOthersStanding(actor: ManagingActor, user: CompanyUser, after: Standing): void {
  const isSame = after.role === user.role && after.status === user.status;
  if (isSelf(actor, user.id) && !isSame) throw forbidden(companyUserReasons.OWN_STANDING_FIXED);
  if (!mayHandle(actor, after.role)) throw forbidden(companyUserReasons.ROLE_TOO_HIGH);
}

/** Whether users get a role by it that they do not have, or their own again. */
const isRaised = (user: CompanyUser, after: Pick<Standing, 'role' | 'status'>): boolean =>
  after.role !== user.role || (after.status === 'ACTIVE' && user.status !== 'ACTIVE');

async function requireFreeEmail(
  tx: EntityManager,
  actor: ManagingActor,
  email: string,
): Promise<void> {
  if (!mayMove(actor)) throw wrongField('email', companyUserReasons.EMAIL_FIXED);
  if (await isEmailTaken(tx, email)) throw wrongField('email', companyUserReasons.EMAIL_TAKEN);
}

/** What an audit entry tells of a change: only fields that differ, with both values. */
function changesBetween(before: Standing, after: Standing): Record<string, unknown> {
  const keys = Object.keys(after) as (keyof Standing)[];
  return Object.fromEntries(
    keys
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, { from: before[key], to: after[key] }]),
  );
}
