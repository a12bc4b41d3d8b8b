import type { RequestContext } from '../../platform/context/index.js';
import { unauthenticated } from '../../platform/errors/index.js';
import type { StaffAudience as AudienceName } from '../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../platform/limits/index.js';
import type { StaffAudience } from '../auth/index.js';
import {
  type Auth,
  authReasons,
  type OpenedStaffSession,
  type PasskeyAnswer,
  type PasskeyQuestion,
} from '../auth/index.js';
import type { SignInWays } from './sign-in-ways.js';

/** Passkeys cannot be guessed; this keeps the noise down. An office sits behind one address. */
const PER_ADDRESS: RateLimit = {
  name: 'passkey-sign-in-address',
  points: 600,
  durationSeconds: 300,
};

interface Dependencies {
  auth: Pick<Auth, 'passkeys' | 'refusals'>;
  limits: RateLimits;
  ways: SignInWays;
}

/** Lets staff in with a passkey alone. */
export class PasskeySignIn {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Asks the browser for a passkey: instead of a password, or after one. */
  async begin(
    { em, address }: RequestContext,
    { afterPassword }: { afterPassword: boolean },
  ): Promise<PasskeyQuestion<object>> {
    const { limits, auth } = this.#deps;
    await limits.consumeFrom(PER_ADDRESS, address, authReasons.TOO_MANY_ATTEMPTS);
    const purpose = afterPassword ? 'passkey-second-step' : 'passkey-sign-in';
    return auth.passkeys.ask(em, { purpose });
  }

  /** Lets the owner of the passkey in, if they belong to this audience. */
  async signIn(
    context: RequestContext,
    audience: StaffAudience,
    answer: PasskeyAnswer,
  ): Promise<OpenedStaffSession> {
    const { limits, auth, ways } = this.#deps;
    await limits.consumeFrom(PER_ADDRESS, context.address, authReasons.TOO_MANY_ATTEMPTS);
    const owner = await auth.passkeys.accept(context.em, { purpose: 'passkey-sign-in' }, answer);
    const name: AudienceName = audience === 'ADMIN' ? 'admin' : 'company-user';
    if (owner?.audience !== name) {
      auth.refusals.count(context, { audience: name, subjectId: undefined, reason: 'passkey' });
      throw unauthenticated(authReasons.PASSKEY_REFUSED);
    }
    return ways[audience].admit(context, owner.subjectId, 'passkey');
  }
}
