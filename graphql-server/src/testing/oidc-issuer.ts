import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** A person with an account there, and what is said of them. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

const CLIENT = { clientId: 'hausgeist', clientSecret: 'a secret that only the tests use' };
const KEY_ID = 'tests';

/** It says at length that it would like to be told. */
const TTL = {
  ...{
    AccessToken: 60,
    AuthorizationCode: 60,
    Grant: 60,
    IdToken: 60,
    Interaction: 60,
    Session: 60,
  },
};

/** Claims of an ID token before they are signed again. */
export type Forged = Record<string, unknown>;

/** What a browser keeps of the provider. */
export type BrowserCookies = Map<string, string>;

async function fetchWith(
  cookies: BrowserCookies,
  address: URL,
  init: RequestInit = {},
): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return response;
}

/** A real OpenID provider on a port of its own, whose one browser is signed in as `person`. */
export class OidcIssuer {
  readonly client = CLIENT;
  person: IssuerPerson = { sub: 'none' };
  /** How often it has asked who a person is. */
  interactions = 0;
  /** Says no at the consent page. */
  isDeclining = false;
  /** Answers nothing any more but an error of the server. */
  isBroken = false;
  /** Lies in the ID token; `foreignKey` signs it with a key that the issuer does not name. */
  forge: ((claims: Forged) => Forged) | undefined;
  signsWithForeignKey = false;
  /** Is called at each request. */
  onRequest: (() => void) | undefined;
  readonly url: string;
  readonly #server: Server;
  readonly #key: JWK;

  private constructor(url: string, server: Server, key: JWK) {
    this.url = url;
    this.#server = server;
    this.#key = key;
  }

  /**
   * Starts one; `saysLittle` puts claims only where they are asked for with the access token, and one
   * without `hasSignOut` knows no end of sessions.
   */
  static async start({
    saysLittle = false,
    hasSignOut = true,
  }: { saysLittle?: boolean; hasSignOut?: boolean } = {}): Promise<OidcIssuer> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const issuer = new OidcIssuer(url, server, key);
    const provider = issuer.#createProvider(saysLittle, hasSignOut);
    const answer = provider.callback();
    server.on('request', (request, response) => {
      issuer.onRequest?.();
      if (issuer.isBroken) return void response.writeHead(503).end();
      if (request.url?.startsWith('/interaction/'))
        return void issuer.#interact(provider, request, response);
      void answer(request, response);
    });
    return issuer;
  }

  /**
   * Does what a browser with these cookies does there: from the address that it was sent to until it is
   * sent back. Gives the address that it was sent back to.
   */
  async visit(address: string, cookies: BrowserCookies = new Map()): Promise<URL> {
    let next = new URL(address);
    while (next.href.startsWith(this.url)) {
      const response = await fetchWith(cookies, next);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  /** Signs the browser out there, as a person who says yes to that; gives where it is sent back to. */
  async leave(address: string, cookies: BrowserCookies): Promise<URL> {
    const page = await (await fetchWith(cookies, new URL(address))).text();
    const [, action] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    if (!action || !xsrf) throw new Error(page);
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const response = await fetchWith(cookies, new URL(action), { method: 'POST', body });
    return new URL(response.headers.get('location') ?? '', this.url);
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #createProvider(saysLittle: boolean, hasSignOut: boolean): Provider {
    const { clientId, clientSecret } = CLIENT;
    const configuration: Configuration = {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: ['https://console.example/callback'],
        },
      ],
      jwks: { keys: [this.#key] },
      claims: {
        openid: ['sub', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      conformIdTokenClaims: saysLittle,
      ttl: TTL,
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: hasSignOut },
      },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['a key that only the tests use'] },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...this.person, sub }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        grant.addOIDCClaims(['groups']);
        await grant.save();
        return grant;
      },
    };
    const provider = new Provider(this.url, configuration);
    // Each company has an address of its own, at a port that is not known yet.
    Object.assign((provider.Client as unknown as { prototype: object }).prototype, {
      redirectUriAllowed: (uri: string) => uri.endsWith('/callback'),
      postLogoutRedirectUriAllowed: (uri: string) => /\/(?:company\/login|adminlogin)$/.test(uri),
    });
    provider.use(async (ctx, next) => {
      await next();
      const { body } = ctx as unknown as { body?: { id_token?: string } };
      if (ctx.path === '/token' && body?.id_token && (this.forge || this.signsWithForeignKey)) {
        body.id_token = await this.#signAgain(body.id_token);
      }
    });
    return provider;
  }

  async #interact(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    this.interactions += 1;
    await provider.interactionFinished(
      request,
      response,
      this.isDeclining
        ? { error: 'access_denied', error_description: 'No.' }
        : { login: { accountId: this.person.sub }, consent: {} },
      { mergeWithLastSubmission: false },
    );
  }

  async #signAgain(token: string): Promise<string> {
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as Forged;
    const forged = this.forge?.(claims) ?? claims;
    const { privateKey } = await generateKeyPair('RS256');
    const key = this.signsWithForeignKey ? privateKey : await importJWK(this.#key, 'RS256');
    return new SignJWT(forged).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  }
}
