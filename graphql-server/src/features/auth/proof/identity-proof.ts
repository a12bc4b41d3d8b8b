import type { RequestContext, StaffActor } from '../../../platform/context/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { findPasswordHash } from '../account/account.repository.js';
import type { Attempts } from '../attempts.js';
import { authReasons } from '../auth.reasons.js';
import type { PasskeyAnswer, Passkeys } from '../passkeys/passkeys.js';
import { NO_PASSWORD, verifyPassword } from '../passwords/password-hash.js';
import { subjectOf } from '../sessions/access-tokens.js';
import type { SecondFactors } from '../two-factor/second-factors.js';

/** What a person at an open session proves themselves with again: one of these is enough. */
export interface Proof {
  password?: string | null | undefined;
  code?: string | null | undefined;
  passkey?: PasskeyAnswer | null | undefined;
}

/** How long a sign-in counts as proof: for people who have nothing else, and for some changes. */
const FRESH_SECONDS = 10 * 60;

interface Dependencies {
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  /** Guesses by a person at an open session. */
  attempts: Attempts;
}

/** Asks again who a person is, before something grave: the page may have been left open. */
export class IdentityProof {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Throws unless what was given proves the actor; names the field in words of the form. */
  async require(context: RequestContext, actor: StaffActor, proof: Proof): Promise<void> {
    const { attempts } = this.#deps;
    const { subjectId } = subjectOf(actor);
    await attempts.count(context, subjectId);
    await this.#check(context, actor, proof);
    await attempts.forgive(subjectId);
  }

  /**
   * Asks for proof only ten minutes after the sign-in: for documented calls, which have no field for
   * it. Without any proof the reason is PROOF_REQUIRED, so that pages know what to ask for.
   */
  async requireUnlessFresh(
    context: RequestContext,
    actor: StaffActor,
    proof: Proof | null | undefined,
  ): Promise<void> {
    if (await isFresh(context, actor)) return;
    if (!proof) throw wrongField('proof', authReasons.PROOF_REQUIRED);
    await this.require(context, actor, proof);
  }

  async requirePassword(
    context: RequestContext,
    actor: StaffActor,
    { password, field }: { password: string; field: string },
  ): Promise<void> {
    const { audience, subjectId } = subjectOf(actor);
    await this.#deps.attempts.count(context, subjectId);
    const stored = await findPasswordHash(context.em, audience, subjectId);
    if (!(await verifyPassword(password.slice(0, 1000), stored))) {
      throw wrongField(field, authReasons.WRONG_PASSWORD);
    }
    await this.#deps.attempts.forgive(subjectId);
  }

  async #check(
    context: RequestContext,
    actor: StaffActor,
    { password, code, passkey }: Proof,
  ): Promise<void> {
    const { secondFactors, passkeys } = this.#deps;
    const { audience, subjectId } = subjectOf(actor);
    if (passkey) {
      const use = { purpose: 'passkey-proof', sessionId: actor.sessionId } as const;
      const owner = await passkeys.accept(context.em, use, passkey);
      if (owner?.subjectId !== subjectId) throw wrongField('passkey', authReasons.PASSKEY_REFUSED);
      return;
    }
    if (code?.trim()) {
      if (await secondFactors.accept(context.em, subjectId, code)) return;
      throw wrongField('code', authReasons.WRONG_CODE);
    }
    const stored = await findPasswordHash(context.em, audience, subjectId);
    if (!password) return this.#requireNothingElse(context, actor, stored);
    if (!(await verifyPassword(password.slice(0, 1000), stored))) {
      throw wrongField('password', authReasons.WRONG_PASSWORD);
    }
  }

  /** For people who have neither password nor factor, a fresh sign-in counts. */
  async #requireNothingElse(
    context: RequestContext,
    actor: StaffActor,
    stored: string | undefined,
  ): Promise<void> {
    const { secondFactors, passkeys } = this.#deps;
    const { subjectId } = subjectOf(actor);
    const hasOther =
      (stored !== undefined && stored !== NO_PASSWORD) ||
      (await passkeys.has(context.em, subjectId)) ||
      (await secondFactors.isOn(context.em, subjectId));
    if (hasOther) throw wrongField('password', authReasons.PASSWORD_REQUIRED);
    if (await isFresh(context, actor)) return;
    throw wrongField('password', authReasons.FRESH_SIGN_IN_REQUIRED);
  }
}

/** Whether the session was opened a moment ago, so that its owner is probably still there. */
async function isFresh(context: RequestContext, actor: StaffActor): Promise<boolean> {
  const rows = await context.em.execute<object[]>(
    `select 1 from session where id = ? and created_at > now() - make_interval(secs => ?)`,
    [actor.sessionId, FRESH_SECONDS],
  );
  return rows.length > 0;
}
