import { z } from 'zod';
import { requireStaff, type RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { parseInput, requiredLine } from '../../../platform/input/index.js';
import type { Attempts } from '../attempts.js';
import { authReasons } from '../auth.reasons.js';
import type { PasswordRules } from '../passwords/acceptable-password.js';
import { hashPassword } from '../passwords/password-hash.js';
import type { AccountNotices } from '../notices/account-notices.js';
import type { IdentityProof, Proof } from '../proof/identity-proof.js';
import { subjectOf } from '../sessions/access-tokens.js';
import type { Session } from '../sessions/session.entity.js';
import type { SessionService } from '../sessions/session.service.js';
import type { NewSecondFactor, SecondFactors } from '../two-factor/second-factors.js';
import type { OneTimeTokens } from '../tokens/one-time-tokens.js';
import { storeName, storePasswordHash } from './account.repository.js';
import type { AccountAudit } from './account-audit.js';

const nameSchema = z.object({
  firstName: requiredLine('firstName', 100),
  lastName: requiredLine('lastName', 100),
});

interface Dependencies {
  sessions: SessionService;
  secondFactors: SecondFactors;
  oneTimeTokens: OneTimeTokens;
  passwordRules: PasswordRules;
  /** Guesses by a person at an open session. */
  attempts: Attempts;
  proof: IdentityProof;
  changes: AccountAudit;
  notices: AccountNotices;
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
    this.#deps.passwordRules.assert(audience, input.newPassword, options);
    await this.#deps.proof.requirePassword(context, actor, {
      password: input.currentPassword,
      field: 'currentPassword',
    });
    const hash = await hashPassword(input.newPassword);
    const purpose = audience === 'admin' ? 'admin-password-reset' : 'company-password-reset';
    await transactional(context.em, async (tx) => {
      await storePasswordHash(tx, audience, subjectId, hash);
      await this.#deps.oneTimeTokens.revoke(tx, purpose, subjectId);
      await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      await this.#deps.changes.settle(context, tx, actor, { action: 'account.password-changed' });
    });
  }

  /** Changes the person's own name, which their pages show at once. */
  async changeName(context: RequestContext, input: unknown): Promise<void> {
    const actor = requireStaff(context.actor);
    const person = parseInput(nameSchema, input);
    const { audience, subjectId } = subjectOf(actor);
    await transactional(context.em, async (tx) => {
      if (!(await storeName(tx, audience, subjectId, person))) return;
      const renamed = { ...actor, name: `${person.firstName} ${person.lastName}` };
      await this.#deps.changes.settle(context, tx, renamed, { action: 'account.name-changed' });
    });
  }

  /**
   * Makes the secret of an authenticator app; it counts once it is confirmed. Asks for the password:
   * a stranger who finds an open page must not lock its owner out.
   */
  async beginTwoFactor(context: RequestContext, password: string): Promise<NewSecondFactor> {
    const actor = requireStaff(context.actor);
    const { subjectId, email } = subjectOf(actor);
    await this.provePassword(context, password);
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
      await this.#deps.changes.settle(context, tx, actor, {
        action: 'account.second-factor-enabled',
      });
      return recoveryCodes;
    });
    await this.#deps.attempts.forgive(subjectId);
    return codes;
  }

  /** Turns the second factor off, for a user who gives the password. */
  async disableTwoFactor(context: RequestContext, password: string): Promise<void> {
    const actor = requireStaff(context.actor);
    await this.provePassword(context, password);
    await transactional(context.em, async (tx) => {
      await this.#deps.secondFactors.removeApp(tx, subjectOf(actor).subjectId);
      await this.#deps.changes.settle(context, tx, actor, {
        action: 'account.second-factor-disabled',
      });
    });
  }

  /** Makes new recovery codes, for a user who proves themselves; the earlier ones are void. */
  async renewRecoveryCodes(context: RequestContext, proof: Proof): Promise<string[]> {
    const actor = requireStaff(context.actor);
    await this.#deps.proof.require(context, actor, proof);
    return transactional(context.em, async (tx) => {
      const person = subjectOf(actor);
      const codes = await this.#deps.secondFactors.renewCodes(tx, person.subjectId);
      const notice = 'recovery-codes-renewed';
      await this.#deps.changes.settle(context, tx, actor, { action: `account.${notice}` });
      await this.#deps.notices.send(context, tx, person, { notice, about: '' });
      return codes;
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
      await this.#deps.changes.record(context, tx, actor, { action: 'account.session-ended' });
    });
  }

  async endOtherSessions(context: RequestContext): Promise<void> {
    const actor = requireStaff(context.actor);
    const { subjectId } = subjectOf(actor);
    await transactional(context.em, async (tx) => {
      await this.#deps.sessions.endAllOf(tx, subjectId, { except: actor.sessionId });
      await this.#deps.changes.record(context, tx, actor, {
        action: 'account.other-sessions-ended',
      });
    });
  }

  /** Refuses unless the person who acts gives their present password. */
  async provePassword(context: RequestContext, password: string): Promise<void> {
    if (!password) throw wrongField('password', authReasons.PASSWORD_REQUIRED);
    const actor = requireStaff(context.actor);
    await this.#deps.proof.requirePassword(context, actor, { password, field: 'password' });
  }
}
