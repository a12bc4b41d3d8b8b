import {
  requireStaff,
  type RequestContext,
  type StaffActor,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { announceViewerChange } from '../../../platform/viewer-changes/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Attempts } from '../attempts.js';
import { authReasons } from '../auth.reasons.js';
import { assertAcceptablePassword } from '../passwords/acceptable-password.js';
import { hashPassword, verifyPassword } from '../passwords/password-hash.js';
import { subjectOf } from '../sessions/access-tokens.js';
import type { Session } from '../sessions/session.entity.js';
import type { SessionService } from '../sessions/session.service.js';
import type { NewSecondFactor, SecondFactors } from '../two-factor/second-factors.js';
import type { OneTimeTokens } from '../tokens/one-time-tokens.js';
import { findEmployer, findPasswordHash, storePasswordHash } from './account.repository.js';

interface Dependencies {
  audit: AuditLog;
  events: EventBus;
  sessions: SessionService;
  secondFactors: SecondFactors;
  oneTimeTokens: OneTimeTokens;
  /** Guesses of the present password by a person at an open session. */
  attempts: Attempts;
}

/** What staff do about their own way in: password, second factor, sessions on other devices. */
export class AccountService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Changes the password and ends all other sessions; mailed reset links are void. */
  async changePassword(
    context: RequestContext,
    input: { currentPassword: string; newPassword: string },
  ): Promise<void> {
    const actor = requireStaff(context.actor);
    const { audience, subjectId, email } = subjectOf(actor);
    const options = { field: 'newPassword', email, names: [actor.name] };
    assertAcceptablePassword(audience, input.newPassword, options);
    await this.#requirePassword(context, actor, input.currentPassword, 'currentPassword');
    const hash = await hashPassword(input.newPassword);
    const purpose = audience === 'admin' ? 'admin-password-reset' : 'company-password-reset';
    await transactional(context.em, async (tx) => {
      await storePasswordHash(tx, audience, subjectId, hash);
      await this.#deps.oneTimeTokens.revoke(tx, purpose, subjectId);
      await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      await this.#settle(context, tx, actor, 'account.password-changed');
    });
  }

  /**
   * Makes the secret of an authenticator app; it counts once it is confirmed. Asks for the password:
   * a stranger who finds an open page must not lock its owner out.
   */
  async beginTwoFactor(context: RequestContext, password: string): Promise<NewSecondFactor> {
    const actor = requireStaff(context.actor);
    const { subjectId, email } = subjectOf(actor);
    if (!password) {
      throw wrongField('password', authReasons.PASSWORD_REQUIRED);
    }
    await this.#requirePassword(context, actor, password, 'password');
    return this.#deps.secondFactors.begin(context.em, subjectId, email);
  }

  /** Turns the second factor on and returns the recovery codes. */
  async confirmTwoFactor(context: RequestContext, code: string): Promise<string[]> {
    const actor = requireStaff(context.actor);
    const { subjectId } = subjectOf(actor);
    await this.#deps.attempts.count(context, subjectId);
    const codes = await transactional(context.em, async (tx) => {
      const recoveryCodes = await this.#deps.secondFactors.confirm(tx, subjectId, code);
      // Sessions that the password alone has opened may be a stranger's.
      await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      await this.#settle(context, tx, actor, 'account.second-factor-enabled');
      return recoveryCodes;
    });
    await this.#deps.attempts.forgive(subjectId);
    return codes;
  }

  /** Turns the second factor off, for a user who gives the password. */
  async disableTwoFactor(context: RequestContext, password: string): Promise<void> {
    const actor = requireStaff(context.actor);
    await this.#requirePassword(context, actor, password, 'password');
    await transactional(context.em, async (tx) => {
      await this.#deps.secondFactors.remove(tx, subjectOf(actor).subjectId);
      await this.#settle(context, tx, actor, 'account.second-factor-disabled');
    });
  }

  /** The sessions of the person who acts, on all devices. */
  async listSessions(context: RequestContext): Promise<Session[]> {
    return this.#deps.sessions.listOwn(context, requireStaff(context.actor));
  }

  async endSession(context: RequestContext, sessionId: string): Promise<void> {
    const actor = requireStaff(context.actor);
    await transactional(context.em, async (tx) => {
      await this.#deps.sessions.endOwn({ ...context, em: tx }, actor, sessionId);
      await this.#record(context, tx, actor, 'account.session-ended');
    });
  }

  async endOtherSessions(context: RequestContext): Promise<void> {
    const actor = requireStaff(context.actor);
    const { subjectId } = subjectOf(actor);
    await transactional(context.em, async (tx) => {
      await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      await this.#record(context, tx, actor, 'account.other-sessions-ended');
    });
  }

  /** Keeps what was done, and tells the person's other pages. */
  async #settle(
    context: RequestContext,
    tx: EntityManager,
    actor: StaffActor,
    action: string,
  ): Promise<void> {
    await this.#record(context, tx, actor, action);
    announceViewerChange(tx, this.#deps.events, { personId: subjectOf(actor).subjectId });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    actor: StaffActor,
    action: string,
  ): Promise<void> {
    const { subjectId } = subjectOf(actor);
    const subject = { kind: actor.kind, id: subjectId, name: actor.name };
    const company =
      actor.kind === 'companyUser' ? await findEmployer(tx, actor.companyId) : undefined;
    await this.#deps.audit.record(context, tx, {
      action,
      subject,
      ...(company ? { company } : {}),
    });
  }

  async #requirePassword(
    context: RequestContext,
    actor: StaffActor,
    password: string,
    field: string,
  ): Promise<void> {
    const { audience, subjectId } = subjectOf(actor);
    await this.#deps.attempts.count(context, subjectId);
    const stored = await findPasswordHash(context.em, audience, subjectId);
    if (!(await verifyPassword(password.slice(0, 1000), stored))) {
      throw wrongField(field, authReasons.WRONG_PASSWORD);
    }
    await this.#deps.attempts.forgive(subjectId);
  }
}
