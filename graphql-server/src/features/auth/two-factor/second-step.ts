import type { RequestContext } from '../../../platform/context/index.js';
import { AppError, unauthenticated } from '../../../platform/errors/index.js';
import { authReasons } from '../auth.reasons.js';
import type { PasskeyAnswer, PasskeyOwner, Passkeys } from '../passkeys/passkeys.js';
import type { RefusedSignIns } from '../refusals/refused-sign-ins.js';
import type { SecondFactors } from './second-factors.js';

/** What a person may bring besides the password. */
export interface SecondStepAnswer {
  code?: string | null | undefined;
  passkey?: PasskeyAnswer | null | undefined;
}

interface Dependencies {
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  refusals: RefusedSignIns;
}

/** What is asked for at sign-in after the right password, of those who have set it up. */
export class SecondStep {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Throws unless the person needs no second step, or has taken it; tells whether they have. */
  async require(
    context: RequestContext,
    person: PasskeyOwner,
    { code, passkey }: SecondStepAnswer,
  ): Promise<boolean> {
    const { secondFactors, passkeys } = this.#deps;
    const { subjectId } = person;
    const hasPasskeys = await passkeys.has(context.em, subjectId);
    if (!hasPasskeys && !(await secondFactors.isOn(context.em, subjectId))) return false;
    if (passkey) {
      const use = { purpose: 'passkey-second-step' } as const;
      const owner = await passkeys.accept(context.em, use, passkey);
      if (owner?.subjectId === subjectId) return true;
      this.#deps.refusals.count(context, { ...person, reason: 'code' });
      throw unauthenticated(authReasons.PASSKEY_REFUSED);
    }
    if (!code?.trim()) {
      const reason = hasPasskeys ? authReasons.CODE_OR_PASSKEY_REQUIRED : authReasons.CODE_REQUIRED;
      throw new AppError('TWO_FACTOR_REQUIRED', reason);
    }
    if (await secondFactors.accept(context.em, subjectId, code)) return true;
    this.#deps.refusals.count(context, { ...person, reason: 'code' });
    throw unauthenticated(authReasons.WRONG_CODE);
  }
}
