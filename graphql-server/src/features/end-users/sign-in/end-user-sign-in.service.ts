import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { EndUser } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import { findEndUser, findEndUserByNumber, foldEmail } from '../end-user.service.js';
import {
  type Auth,
  type OpenedSession,
  type RefusedSignIns,
  type SessionService,
  SignInAttempts,
} from '../../auth/index.js';

/** Said for a wrong number and for an unknown e-mail address alike. */
const INVALID_NUMBER = endUserReasons.INVALID_AUTH_NUMBER;

const inputSchema = z.object({
  email: z.string().max(320).transform(foldEmail),
  authNumber: z
    .string()
    .max(64)
    .transform((value) => value.replaceAll(/\s/g, '')),
});

/** Signs tenants and owners in with e-mail address and authentication number. */
export class EndUserSignIn {
  readonly #attempts: SignInAttempts;
  readonly #sessions: SessionService;
  readonly #refusals: RefusedSignIns;
  readonly #links: Pick<Auth, 'oneTimeTokens' | 'linkAttempts'>;

  constructor(
    limits: RateLimits,
    {
      sessions,
      refusals,
      guard,
      ...links
    }: Pick<Auth, 'sessions' | 'refusals' | 'guard' | 'oneTimeTokens' | 'linkAttempts'>,
  ) {
    this.#attempts = new SignInAttempts(
      { limits, guard, refusal: endUserReasons.TOO_MANY_NUMBERS_TRIED },
      'end-user-sign-in',
    );
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
    if (!parsed.success || parsed.data.email === '') {
      await this.#attempts.count(context);
      throw unauthenticated(INVALID_NUMBER);
    }
    const { email, authNumber } = parsed.data;
    await this.#attempts.count(context, email);
    const found = await findEndUserByNumber(context.em, email, authNumber);
    const { endUser, isShared } = found;
    if (!endUser) {
      const { holderId: subjectId } = found;
      this.#refusals.count(context, { audience: 'end-user', subjectId, reason: 'password' });
      throw unauthenticated(INVALID_NUMBER);
    }
    // A person with a number of their own under a shared address must not get new tries by it.
    await this.#attempts.succeed(context, email, { isShared });
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
      this.#attempts.remember(context, foldEmail(endUser.email));
      return { ...session, endUser };
    });
  }
}
