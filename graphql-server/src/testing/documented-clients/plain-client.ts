/** An answer as the documents describe them: a flag, a text, and what was asked for. */
export interface PlainAnswer {
  status: number;
  success: boolean;
  message?: string;
  error?: string;
  [field: string]: unknown;
}

interface Cookie {
  value: string;
  path: string;
}

/**
 * A client written by a developer who has read the documents and knows neither GraphQL nor anything
 * of ours: `fetch`, a store for the token, and a cookie jar that minds paths as a browser does.
 */
export class PlainClient {
  readonly #host: string;
  readonly #cookies = new Map<string, Cookie>();
  /** What a browser keeps in its storage: `token`, `isAuthenticated`, `userData`. */
  readonly storage = new Map<string, string>();

  constructor(host: string) {
    // The configured host may end in /api, which the paths bring along.
    this.#host = host.replace(/\/api\/?$/, '');
  }

  /** Calls a path of the documents; after a 401 the token is renewed once and the call made again. */
  async call(method: string, path: string, body?: object): Promise<PlainAnswer> {
    const first = await this.#send(method, path, body);
    const isOwn = /login|register|forgot|reset|refresh/.test(path);
    if (first.status !== 401 || isOwn || !this.storage.has('token')) return first;
    const renewed = await this.#send('POST', '/auth/refresh', {});
    const { token } = (renewed['data'] ?? {}) as { token?: string };
    if (token === undefined) {
      this.storage.clear();
      return first;
    }
    this.storage.set('token', token);
    return this.#send(method, path, body);
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: object = {}) => this.call('POST', path, body);
  put = (path: string, body: object) => this.call('PUT', path, body);
  patch = (path: string, body: object) => this.call('PATCH', path, body);
  delete = (path: string) => this.call('DELETE', path);

  /** The address of the real-time channel for a session. */
  socketAddress(sessionId: string): string {
    return `${this.#host.replace(/^http/, 'ws')}/ws?sessionId=${sessionId}`;
  }

  /** What a browser adds to a request for this path. */
  cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => `${path}/`.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.split(' ', 1)[0] ?? ''}=${value}`)
      .join('; ');
  }

  async #send(method: string, path: string, body?: object): Promise<PlainAnswer> {
    const address = path.startsWith('/') ? path : `/api/${path}`;
    const token = this.storage.get('token');
    const cookie = this.cookiesFor(address.split('?', 1)[0] ?? '');
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#host}${address}`, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { status: response.status, ...((await response.json()) as { success: boolean }) };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key);
    else this.#cookies.set(key, { value, path });
  }
}
