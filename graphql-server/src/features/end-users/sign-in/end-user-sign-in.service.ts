import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { EndUser } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import { findEndUser, findEndUserByNumber, foldEmail } from '../end-user.service.js';
import type { Auth, OpenedSession, RefusedSignIns, SessionService } from '../../auth/index.js';

/** Said for a wrong number and for an unknown e-mail address alike. */
const INVALID_NUMBER = endUserReasons.INVALID_AUTH_NUMBER;

const TOO_MANY_ATTEMPTS = endUserReasons.TOO_MANY_NUMBERS_TRIED;

/** Tries for one e-mail address; the second limit makes patience pay less and less. */
const PER_EMAIL: RateLimit[] = [
  { name: 'end-user-sign-in-email', points: 5, durationSeconds: 60, blockSeconds: 60 },
  { name: 'end-user-sign-in-email-hour', points: 15, durationSeconds: 3600, blockSeconds: 900 },
  { name: 'end-user-sign-in-email-day', points: 40, durationSeconds: 86_400, blockSeconds: 14_400 },
].map((limit) => ({ ...limit, refusesUncounted: true }));

/** Tries from one address, whatever the e-mail: stops trying one number on many people. */
const PER_ADDRESS: RateLimit = {
  name: 'end-user-sign-in-address',
  points: 60,
  durationSeconds: 300,
  blockSeconds: 300,
};

const inputSchema = z.object({
  email: z.string().max(320).transform(foldEmail),
  authNumber: z
    .string()
    .max(64)
    .transform((value) => value.replaceAll(/\s/g, '')),
});

/** Signs tenants and owners in with e-mail address and authentication number. */
export class EndUserSignIn {
  readonly #limits: RateLimits;
  readonly #sessions: SessionService;
  readonly #refusals: RefusedSignIns;
  readonly #links: Pick<Auth, 'oneTimeTokens' | 'linkAttempts'>;

  constructor(
    limits: RateLimits,
    {
      sessions,
      refusals,
      ...links
    }: Pick<Auth, 'sessions' | 'refusals' | 'oneTimeTokens' | 'linkAttempts'>,
  ) {
    this.#limits = limits;
    this.#links = links;
    this.#sessions = sessions;
    this.#refusals = refusals;
  }

  /** Throws the same error for a wrong number and an unknown address. */
  async signIn(
    context: RequestContext,
    input: { email: string; authNumber: string },
  ): Promise<OpenedSession & { endUser: EndUser }> {
    const parsed = inputSchema.safeParse(input);
    const { address } = context;
    await this.#limits.consumeFrom(PER_ADDRESS, address, TOO_MANY_ATTEMPTS);
    // No valid address: there is nothing to guess, and so nothing to count.
    if (!parsed.success || parsed.data.email === '') throw unauthenticated(INVALID_NUMBER);
    const { email, authNumber } = parsed.data;
    for (const limit of PER_EMAIL) await this.#limits.consume(limit, email, TOO_MANY_ATTEMPTS);
    const found = await findEndUserByNumber(context.em, email, authNumber);
    const { endUser, isShared } = found;
    if (!endUser) {
      const { holderId: subjectId } = found;
      this.#refusals.count(context, { audience: 'end-user', subjectId, reason: 'password' });
      throw unauthenticated(INVALID_NUMBER);
    }
    await Promise.all([
      // A person with a number of their own under a shared address must not get new tries by it.
      ...PER_EMAIL.map((limit) =>
        isShared ? this.#limits.refund(limit, email) : this.#limits.reset(limit, email),
      ),
      // A house full of people may sign in from one address.
      this.#limits.refundTo(PER_ADDRESS, address),
    ]);
    // A person who signs in with the number has accepted the address by using it.
    if (endUser.isEmailUnproven) {
      await context.em.nativeUpdate(EndUser, { id: endUser.id, email }, { isEmailUnproven: false });
    }
    const session = await this.#sessions.openForEndUser(context.em, endUser.id);
    return { ...session, endUser };
  }
  /** Signs the person in whom a link was mailed to; each link is good once. */
  async signInByLink(
    context: RequestContext,
    { token }: { token: string },
  ): Promise<OpenedSession & { endUser: EndUser }> {
    const { oneTimeTokens, linkAttempts } = this.#links;
    await linkAttempts.count(context);
    return transactional(context.em, async (tx) => {
      const id = await oneTimeTokens.consume(tx, 'end-user-sign-in', token);
      const endUser = id === undefined ? null : await findEndUser(tx, id);
      if (!endUser) throw unauthenticated(endUserReasons.SIGN_IN_LINK_VOID);
      const session = await this.#sessions.openForEndUser(tx, endUser.id);
      return { ...session, endUser };
    });
  }
}
