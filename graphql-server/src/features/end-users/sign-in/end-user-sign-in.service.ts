import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { AppError, platformReasons, unauthenticated } from '../../../platform/errors/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { findCompanyBySlug } from '../../companies/index.js';
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

import type { SignInCodes } from './sign-in-codes.js';
import { noteRefused, noteSignedIn } from './sign-in-history.js';

/** Said for a wrong number and for an unknown e-mail address alike. */
const INVALID_NUMBER = endUserReasons.INVALID_AUTH_NUMBER;

const inputSchema = z.object({
  email: z.string().max(320).transform(foldEmail),
  authNumber: z
    .string()
    .max(64)
    .transform((value) => value.replaceAll(/\s/g, '')),
});

/** The id of no company. */
const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Signs tenants and owners in with e-mail address and authentication number. */
export class EndUserSignIn {
  readonly #attempts: SignInAttempts;
  readonly #sessions: SessionService;
  readonly #refusals: RefusedSignIns;
  readonly #links: Pick<Auth, 'oneTimeTokens' | 'linkAttempts'>;
  readonly #codes: SignInCodes;

  constructor(
    limits: RateLimits,
    {
      sessions,
      refusals,
      guard,
      ...links
    }: Pick<Auth, 'sessions' | 'refusals' | 'guard' | 'oneTimeTokens' | 'linkAttempts'>,
    codes: SignInCodes,
  ) {
    this.#codes = codes;
    this.#attempts = new SignInAttempts(
      { limits, guard, refusal: endUserReasons.TOO_MANY_NUMBERS_TRIED },
      'end-user-sign-in',
    );
    this.#links = links;
    this.#sessions = sessions;
    this.#refusals = refusals;
    refusals.listen('end-user', noteRefused);
  }

  /** Throws the same error for a wrong number and an unknown address. */
  async signIn(
    context: RequestContext,
    input: {
      email: string;
      authNumber: string;
      code?: string | null | undefined;
      company?: string | null | undefined;
    },
  ): Promise<OpenedSession & { endUser: EndUser }> {
    const parsed = inputSchema.safeParse(input);
    if (!parsed.success || parsed.data.email === '') {
      await this.#attempts.count(context);
      throw unauthenticated(INVALID_NUMBER);
    }
    const { email, authNumber } = parsed.data;
    await this.#attempts.count(context, email);
    const companyId = await idOfCompany(context.em, input.company);
    const found = await findEndUserByNumber(context.em, email, authNumber, companyId);
    const { endUser, isShared } = found;
    if (!endUser) {
      const { holderId: subjectId } = found;
      this.#refusals.count(context, { audience: 'end-user', subjectId, reason: 'password' });
      throw unauthenticated(INVALID_NUMBER);
    }
    const isNewDevice = !this.#attempts.deviceOf(context, email);
    const { name, phone, email: mailbox, suspendedAt, codeOnNewDevice } = endUser.managingCompany;
    if (suspendedAt) {
      // No code was asked for, so the device must not be known afterwards, nor the address proven.
      if (isNewDevice) await this.#attempts.wasNoGuess(context);
      const told = { company: name, phone, email: mailbox };
      throw unauthenticated(platformReasons.SERVICE_PAUSED(told));
    }
    if (codeOnNewDevice && isNewDevice) await this.#requireCode(context, endUser, input.code);
    // A person with a number of their own under a shared address must not get new tries by it.
    await this.#attempts.succeed(context, email, { isShared });
    // A person who signs in with the number has accepted the address by using it.
    if (endUser.isEmailUnproven) {
      await context.em.nativeUpdate(EndUser, { id: endUser.id, email }, { isEmailUnproven: false });
    }
    const session = await this.#sessions.openForEndUser(context.em, endUser.id);
    await noteSignedIn(context.em, endUser.id);
    return { ...session, endUser };
  }

  /** Asks for what only the person's mailbox tells; a wrong code is a refused sign-in. */
  async #requireCode(
    context: RequestContext,
    endUser: EndUser,
    code: string | null | undefined,
  ): Promise<void> {
    try {
      await this.#codes.require(context, endUser, code);
    } catch (error) {
      const isAsked = error instanceof AppError && error.code === 'TWO_FACTOR_REQUIRED';
      // A person who knows the number has not guessed, so no failure is counted.
      if (isAsked) await this.#attempts.wasNoGuess(context);
      else {
        const subjectId = endUser.id;
        this.#refusals.count(context, { audience: 'end-user', subjectId, reason: 'code' });
      }
      throw error;
    }
  }

  /** Signs the person in whom a link was mailed to; each link is good once. */
  async signInByLink(
    context: RequestContext,
    { token, company }: { token: string; company?: string | null | undefined },
  ): Promise<OpenedSession & { endUser: EndUser }> {
    const { oneTimeTokens, linkAttempts } = this.#links;
    await linkAttempts.count(context);
    return transactional(context.em, async (tx) => {
      const id = await oneTimeTokens.consume(tx, 'end-user-sign-in', token);
      const endUser = id === undefined ? null : await findEndUser(tx, id);
      if (!endUser) throw await this.#refusedLink(tx, token);
      const companyId = await idOfCompany(tx, company);
      // The link stays good: it is used up only where it lets its reader in.
      if (companyId !== undefined && companyId !== endUser.managingCompany.id) {
        throw unauthenticated(endUserReasons.SIGN_IN_LINK_VOID);
      }
      // A person who opens a link reads the mailbox that it was sent to.
      if (endUser.isEmailUnproven) {
        await tx.nativeUpdate(EndUser, { id: endUser.id }, { isEmailUnproven: false });
      }
      const session = await this.#sessions.openForEndUser(tx, endUser.id);
      await noteSignedIn(tx, endUser.id);
      this.#attempts.remember(context, foldEmail(endUser.email));
      return { ...session, endUser };
    });
  }

  /** A link that was used says so; any other is just not valid. */
  async #refusedLink(tx: EntityManager, token: string) {
    const known = await this.#links.oneTimeTokens.recall(tx, 'end-user-sign-in', token);
    return unauthenticated(
      known?.wasUsed ? endUserReasons.SIGN_IN_LINK_USED : endUserReasons.SIGN_IN_LINK_VOID,
    );
  }
}

/** The company that the page names; undefined if it names none, and an id that no company has if it names an unknown one. */
async function idOfCompany(
  em: EntityManager,
  slug: string | null | undefined,
): Promise<string | undefined> {
  if (typeof slug !== 'string') return undefined;
  return (await findCompanyBySlug(em, slug))?.id ?? NO_COMPANY;
}
