import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

const CLIENT = { id: 'hausgeist', secret: 'a secret that only the tests use' };
const SECONDS = 600;

/** A real OpenID provider with a sign-in page of its own, where Mia works: `mia@` its domain. */
export class Organisation {
  readonly client = CLIENT;
  readonly domain: string;
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, domain: string) {
    this.#server = server;
    this.domain = domain;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async start(domain: string): Promise<Organisation> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const organisation = new Organisation(server, domain);
    const provider = new Provider(organisation.url, organisation.#configuration());
    // The product's port is not known before.
    Object.assign((provider.Client as unknown as { prototype: object }).prototype, {
      redirectUriAllowed: (uri: string) => uri.endsWith('/callback'),
      postLogoutRedirectUriAllowed: (uri: string) => uri.endsWith('/company/login'),
    });
    const answer = provider.callback();
    server.on('request', (request, response) => {
      const isPage = request.url?.startsWith('/interaction/') ?? false;
      void (isPage ? interact(provider, request, response) : answer(request, response));
    });
    return organisation;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #configuration(): Configuration {
    return {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: ['https://console.example/callback'],
        },
      ],
      claims: {
        openid: ['sub', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          logoutSource: async (ctx, form) => {
            ctx.body = `${HEAD}${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button></html>`;
          },
        },
      },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      // Its people have agreed before.
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
      cookies: { keys: ['a key that only the tests use'] },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({
          ...{ sub, email: `${sub}@${this.domain}`, email_verified: true, groups: ['team'] },
          ...{ given_name: 'Mia', family_name: 'Sommer' },
        }),
      }),
      ttl: {
        ...{ AccessToken: SECONDS, AuthorizationCode: SECONDS, Grant: SECONDS, IdToken: SECONDS },
        ...{ Interaction: SECONDS, Session: SECONDS },
      },
    };
  }
}

const HEAD = `<!doctype html><html lang="en"><title>Our organisation</title><h1>Our organisation</h1>`;
const PAGE = `${HEAD}<form method="post"><button>Sign in as Mia</button></form></html>`;

/** The sign-in page, and what its button does. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const result = { login: { accountId: 'mia' }, consent: {} };
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
}
