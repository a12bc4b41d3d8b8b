import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { WebSocket } from 'ws';
import { formFields, type Hold, readJson, readSent } from './rest-traffic.js';

/** An answer of /graphql. */
export interface GraphqlResult<T> {
  data?: T | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; [key: string]: unknown };
  }[];
}

/** Speaks to the server as a browser does: one cookie jar for HTTP and sockets. */
export class TestClient {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  /** Access token that goes along with every request and socket, if set. */
  bearer: string | undefined;

  readonly #hold: Hold | undefined;

  /** Everything that REST answers is held against the document where `hold` is given. */
  constructor(url: string, hold?: Hold) {
    this.url = url;
    this.#hold = hold;
  }

  /** A plain request with this client's cookies. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', this.#cookieHeader());
    if (this.bearer && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${this.bearer}`);
    }
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers });
    await this.#holdAnswer(path, init, headers, response);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends JSON and reads JSON. */
  async json(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Runs a query or mutation. */
  async graphql<T = unknown>(query: string, variables: object = {}): Promise<GraphqlResult<T>> {
    const { body } = await this.json('POST', '/graphql', { query, variables });
    return body as GraphqlResult<T>;
  }

  /** A subscription client; dispose of it when done. */
  socket(options: Partial<ClientOptions> = {}): Client {
    const cookie = this.#cookieHeader();
    class SocketWithCookies extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: cookie ? { cookie } : {} });
      }
    }
    return createClient({
      url: new URL('/graphql', this.url).toString().replace(/^http/, 'ws'),
      webSocketImpl: SocketWithCookies,
      retryAttempts: 0,
      ...(this.bearer ? { connectionParams: { token: this.bearer } } : {}),
      ...options,
    });
  }

  async #holdAnswer(
    path: string,
    { method = 'GET', body }: RequestInit,
    headers: Headers,
    response: Response,
  ) {
    if (!this.#hold || !path.startsWith('/api/')) return;
    const type = response.headers.get('content-type') ?? '';
    const isText = /^(?:application\/json|text\/)/.test(type) && method !== 'HEAD';
    const text = isText ? await response.clone().text() : undefined;
    const sentType = headers.get('content-type') ?? '';
    this.#hold({
      ...{ method, path, status: response.status, type },
      sent: typeof body === 'string' ? readSent(sentType, body) : formFields(body),
      body: text !== undefined && type.startsWith('application/json') ? readJson(text) : text,
    });
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
