import { LRUCache } from 'lru-cache';
import type { ClientAuth, Configuration, IDToken } from 'openid-client';
import { AppError, unauthenticated } from '../../../platform/errors/index.js';
import { lazily } from '../../../platform/lazily/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { organisationReasons } from '../../auth/index.js';
import type { AddressRules } from '../../webhooks/index.js';
import type { Claims } from './claims.js';
import { issuerFetch, IssuerUnreachableError } from './issuer-requests.js';
import type { ProviderClient } from './provider.js';

/** How long a provider has for one answer, while a person waits. */
const TIMEOUT_SECONDS = 8;

/** How long it is believed what a provider has said of itself. Its keys are asked for anew when they change. */
const BELIEVED_MS = 10 * 60_000;
const MOST_PROVIDERS = 200;

/** What binds an answer to the question. */
export interface Checks {
  state: string;
  nonce: string;
  /** Of PKCE; the provider was told its digest. */
  verifier: string;
}

// Most servers have no organisation that signs in.
const library = lazily(() => import('openid-client'));

/** Speaks OpenID Connect with providers: discovery, Authorization Code with PKCE, tokens checked by the library. */
export class OpenIdClient {
  readonly #rules: AddressRules;
  readonly #known = new LRUCache<string, Promise<Configuration>>({
    max: MOST_PROVIDERS,
    ttl: BELIEVED_MS,
  });

  constructor(rules: AddressRules) {
    this.#rules = rules;
  }

  /** Secrets for a question. */
  async secrets(): Promise<{ nonce: string; verifier: string }> {
    const { randomNonce, randomPKCECodeVerifier } = await library();
    return { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** What a provider can do that answers under its name and has what is needed; else undefined. */
  async tryOut(
    provider: ProviderClient,
    log: Logger,
  ): Promise<{ canSignOut: boolean } | undefined> {
    try {
      return { canSignOut: this.#canSignOut(await this.#discover(provider)) };
    } catch (error) {
      log.info({ problem: describe(error) }, 'a provider cannot be used');
      return undefined;
    }
  }

  /** Where the browser asks the provider for the person. */
  async questionUrl(
    provider: ProviderClient,
    { state, nonce, verifier }: Checks,
    { redirectUri, loginHint, log }: { redirectUri: string; loginHint?: string; log: Logger },
  ): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const configuration = await this.#configure(provider).catch((error: unknown) => {
      throw this.#away(error, log);
    });
    return buildAuthorizationUrl(configuration, {
      ...{ response_type: 'code', redirect_uri: redirectUri, state, nonce },
      scope: ['openid', 'email', 'profile', ...provider.scopes].join(' '),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(loginHint ? { login_hint: loginHint } : {}),
    }).href;
  }

  /** Where the browser signs a person out at the provider; undefined where that cannot be done now. */
  async signOutUrl(
    provider: ProviderClient,
    { returnTo, hint, log }: { returnTo: string; hint: string; log: Logger },
  ): Promise<string | undefined> {
    try {
      const configuration = await this.#configure(provider);
      if (!this.#canSignOut(configuration)) return undefined;
      const { buildEndSessionUrl } = await library();
      // No ID token is kept, so that none can get into an address: the hint names the person.
      const parameters = { post_logout_redirect_uri: returnTo, logout_hint: hint };
      return buildEndSessionUrl(configuration, parameters).href;
    } catch (error) {
      log.warn(
        { problem: describe(error) },
        'a person could not be led to the sign-out of their provider',
      );
      return undefined;
    }
  }

  #canSignOut(configuration: Configuration): boolean {
    const { end_session_endpoint: endpoint } = configuration.serverMetadata();
    return isWebsite(endpoint, this.#rules.requireTls);
  }

  /** What the provider says of the person whom it sent back; throws unless everything about it holds. */
  async redeem(
    provider: ProviderClient,
    answer: URL,
    { checks, needs, log }: { checks: Checks; needs: readonly string[]; log: Logger },
  ): Promise<Claims> {
    const openId = await library();
    try {
      const configuration = await this.#configure(provider);
      const tokens = await openId.authorizationCodeGrant(configuration, answer, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('There is no ID token.');
      const isWhole = needs.every((name) => name in claims || (name.split('.')[0] ?? '') in claims);
      return isWhole ? claims : await this.#complete(configuration, tokens.access_token, claims);
    } catch (error) {
      if (error instanceof openId.AuthorizationResponseError) {
        log.info({ problem: error.error }, 'an organisation did not let a person in');
        throw unauthenticated(organisationReasons.ORGANISATION_DECLINED);
      }
      if (isUnreachable(error)) throw this.#away(error, log);
      log.warn({ problem: describe(error) }, 'the answer of a provider does not hold');
      throw unauthenticated(organisationReasons.ORGANISATION_ANSWER_REFUSED);
    }
  }

  /** Some providers say less in the token than when they are asked; what the token says counts. */
  async #complete(configuration: Configuration, token: string, claims: IDToken): Promise<Claims> {
    const { fetchUserInfo } = await library();
    if (!configuration.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(configuration, token, claims.sub)), ...claims };
  }

  #away(error: unknown, log: Logger): AppError {
    log.warn({ problem: describe(error) }, 'a provider cannot be reached');
    return new AppError('UNAVAILABLE', organisationReasons.ORGANISATION_AWAY);
  }

  #configure(provider: ProviderClient): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = provider;
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.#discover(provider);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  async #discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<Configuration> {
    const openId = await library();
    const { requireTls } = this.#rules;
    const execute = [
      openId.enableNonRepudiationChecks,
      // Only without TLS, which production always asks for. The library marks it so that it stands out.
      // oxlint-disable-next-line typescript/no-deprecated
      ...(requireTls ? [] : [openId.allowInsecureRequests]),
    ];
    const [basic, post] = [
      openId.ClientSecretBasic(clientSecret),
      openId.ClientSecretPost(clientSecret),
    ];
    const prove: ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
    };
    const configuration = await openId.discovery(new URL(issuer), clientId, undefined, prove, {
      [openId.customFetch]: issuerFetch(this.#rules),
      timeout: TIMEOUT_SECONDS,
      execute,
    });
    requireEndpoints(configuration, requireTls);
    return configuration;
  }
}

function isWebsite(endpoint: string | undefined, requireTls: boolean): boolean {
  const protocol = endpoint && URL.canParse(endpoint) ? new URL(endpoint).protocol : '';
  return protocol === 'https:' || (!requireTls && protocol === 'http:');
}

/** Browsers are sent to the first of these, so that it has to be a website. */
function requireEndpoints(configuration: Configuration, requireTls: boolean): void {
  const { authorization_endpoint, token_endpoint, jwks_uri } = configuration.serverMetadata();
  for (const endpoint of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (!isWebsite(endpoint, requireTls)) {
      throw new Error('The provider does not name all of its addresses.');
    }
  }
}

/** The error and its causes. */
function* chainOf(error: unknown): Generator<Error> {
  for (let next = error; next instanceof Error; next = next.cause) yield next;
}

/** Nothing is known of the answer: the provider was not reached, or is in trouble. */
function isUnreachable(error: unknown): boolean {
  for (const each of chainOf(error)) {
    if (each instanceof IssuerUnreachableError) return true;
    if ('status' in each && typeof each.status === 'number' && each.status >= 500) return true;
  }
  const { code } = error as { code?: unknown };
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}

/** What went wrong, with what the provider calls it, and without what was sent. */
const describe = (error: unknown): string =>
  [...chainOf(error)]
    .map((each) => {
      const name = 'error' in each && typeof each.error === 'string' ? ` (${each.error})` : '';
      return each.message + name;
    })
    .join(': ') || 'unknown';
