import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import {
  AppError,
  type ErrorCode,
  notFound,
  storedRefusal,
  unauthenticated,
} from '../../../platform/errors/index.js';
import type { StaffAudience as AudienceName } from '../../../platform/http/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { StaffAudience } from '../../auth/index.js';
import {
  type Auth,
  authReasons,
  type OpenedStaffSession,
  organisationReasons,
} from '../../auth/index.js';
import type { SignInWays } from '../../staff-sign-in/index.js';
import type { OpenIdClient } from '../providers/open-id-client.js';
import { callbackPath, type Provider } from '../providers/provider.js';
import type { Providers } from '../providers/providers.js';
import type { OrganisationPeople } from './organisation-people.js';
import { safePath } from './safe-path.js';

/** Nothing can be guessed here; this keeps the noise down. An office sits behind one address. */
const PER_ADDRESS: RateLimit = {
  name: 'organisation-sign-in-address',
  points: 300,
  durationSeconds: 300,
};

const [QUESTION, ANSWER] = ['organisation-question', 'organisation-answer'] as const;

/** What is kept while a person is at their provider. */
const questionSchema = z.object({
  provider: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().nullable(),
});

/** What came of it, until the page asks. */
const answerSchema = z.object({
  audience: z.enum(['admin', 'company-user']),
  from: z.string().nullable(),
  subjectId: z.string().optional(),
  refused: z.object({ code: z.string(), reason: z.string(), message: z.string() }).optional(),
});
type Answer = z.infer<typeof answerSchema>;

interface Dependencies {
  auth: Pick<Auth, 'challenges' | 'digests' | 'refusals'>;
  limits: RateLimits;
  providers: Providers;
  openId: OpenIdClient;
  people: OrganisationPeople;
  ways: SignInWays;
  publicUrl: string;
}

/** A person who has come back from their organisation. */
export interface OrganisationSignedIn {
  audience: StaffAudience;
  session: OpenedStaffSession;
  /** The page that they wanted; undefined for where the console begins. */
  from: string | undefined;
}

/** Lets staff in whom the OpenID provider of their organisation vouches for. */
export class OrganisationSignIn {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Whether administrators of the platform have an organisation to sign in with. */
  get isOfferedToAdmins(): boolean {
    return this.#deps.providers.platform !== undefined;
  }

  /**
   * Where the browser asks the provider, and what it has to keep until it comes back. What is told depends
   * on the domain alone, so that nothing is learned of accounts.
   */
  async begin(
    context: RequestContext,
    input: { audience: StaffAudience; email?: string | null; from?: string | null },
  ): Promise<{ url: string; cookie: string }> {
    const { auth, limits, openId, publicUrl } = this.#deps;
    await limits.consumeFrom(PER_ADDRESS, context.address, authReasons.TOO_MANY_ATTEMPTS);
    const email = input.email?.trim().slice(0, 254);
    const provider = await this.#choose(context, input.audience, email ?? '');
    if (!provider) throw notFound(organisationReasons.ORGANISATION_NOT_FOUND);
    const { token: cookie, hash: browser } = auth.digests.create();
    const secrets = await openId.secrets();
    const { key, issuer, clientId, audience } = provider;
    const from = safePath(input.from, audience) ?? null;
    const kept = { provider: key, issuer, clientId, browser, from, ...secrets };
    const state = await auth.challenges.issue(context.em, { purpose: QUESTION }, kept);
    const url = await openId.questionUrl(
      provider,
      { state, ...secrets },
      {
        redirectUri: publicUrl + callbackPath(key),
        log: context.log,
        ...(email ? { loginHint: email } : {}),
      },
    );
    return { url, cookie };
  }

  /**
   * Takes what a provider has sent the browser back with. It never fails: what came of it is kept, and the
   * page is told when it brings the cookie.
   */
  async receive(
    context: RequestContext,
    back: { key: string; url: URL; cookie: string | undefined },
  ): Promise<{ audience: AudienceName; cookie: string }> {
    const audience: AudienceName = back.key === 'platform' ? 'admin' : 'company-user';
    const answer = await this.#judge(context, back, audience);
    const { challenges } = this.#deps.auth;
    return { audience, cookie: await challenges.issue(context.em, { purpose: ANSWER }, answer) };
  }

  /** Opens the session of a person who has come back, or says why there is none; once. */
  async finish(context: RequestContext, cookie: string | undefined): Promise<OrganisationSignedIn> {
    const { auth, limits, ways } = this.#deps;
    await limits.consumeFrom(PER_ADDRESS, context.address, authReasons.TOO_MANY_ATTEMPTS);
    const kept = cookie && (await auth.challenges.take(context.em, { purpose: ANSWER }, cookie));
    const { data } = answerSchema.safeParse(kept);
    if (!data) throw unauthenticated(organisationReasons.ORGANISATION_SIGN_IN_ENDED);
    const { refused, subjectId } = data;
    if (refused) throw refusalOf(refused);
    if (!subjectId) throw unauthenticated(organisationReasons.ORGANISATION_SIGN_IN_ENDED);
    const audience = data.audience === 'admin' ? 'ADMIN' : 'COMPANY';
    const session = await ways[audience].admit(context, subjectId, 'organisation');
    return { audience, session, from: data.from ?? undefined };
  }

  async #choose(
    { em }: RequestContext,
    audience: StaffAudience,
    email: string,
  ): Promise<Provider | undefined> {
    const { providers } = this.#deps;
    return audience === 'ADMIN' ? providers.platform : providers.findByEmail(em, email);
  }

  async #judge(
    context: RequestContext,
    back: { key: string; url: URL; cookie: string | undefined },
    audience: AudienceName,
  ): Promise<Answer> {
    let from: string | null = null;
    try {
      const { question, state } = await this.#take(context, back);
      ({ from } = question);
      const provider = await this.#deps.providers.find(context.em, back.key);
      // Another provider was set up meanwhile, or none is left.
      if (provider?.issuer !== question.issuer || provider.clientId !== question.clientId) {
        throw unauthenticated(organisationReasons.ORGANISATION_SIGN_IN_ENDED);
      }
      const { nonce, verifier } = question;
      const claims = await this.#deps.openId.redeem(provider, back.url, {
        checks: { state, nonce, verifier },
        needs: ['email', ...(provider.roleClaim ? [provider.roleClaim] : [])],
        log: context.log,
      });
      return {
        audience,
        from,
        subjectId: await this.#deps.people.admit(context, provider, claims),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { refusals } = this.#deps.auth;
      refusals.count(context, { audience, subjectId: undefined, reason: 'organisation' });
      const { reason, message } = error.refusal;
      return { audience, from, refused: { code: error.code, reason, message } };
    }
  }

  /** The question that an answer belongs to: once, at its own address, and in the browser that asked it. */
  async #take(
    { em }: RequestContext,
    { key, url, cookie }: { key: string; url: URL; cookie: string | undefined },
  ) {
    const { challenges, digests } = this.#deps.auth;
    const state = url.searchParams.get('state') ?? '';
    const kept = await challenges.take(em, { purpose: QUESTION }, state);
    const { data: question } = questionSchema.safeParse(kept);
    const isOwn = question && cookie !== undefined && digests.of(cookie) === question.browser;
    if (!isOwn || question.provider !== key) {
      throw unauthenticated(organisationReasons.ORGANISATION_SIGN_IN_ENDED);
    }
    return { question, state };
  }
}

/** The refusal that was kept until the page asked. */
function refusalOf({ code, reason, message }: NonNullable<Answer['refused']>): AppError {
  const refusal = storedRefusal({ reason }, message) ?? organisationReasons.ORGANISATION_DECLINED;
  return new AppError(code as ErrorCode, refusal);
}
