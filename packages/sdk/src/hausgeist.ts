import { type Attempt, attempts, type Patience } from './attempts.js';
import type { Connection, GraphqlAnswer, Page, TypedDocument } from './documents.js';
import { HausgeistError, type Refusal } from './errors.js';
import { restUrl, type RestOptions } from './rest.js';
import { readServerUrl } from './server-url.js';
import { follow, type FollowOptions } from './subscription.js';

/** Whose server is asked, and as whom. */
export interface HausgeistOptions extends Partial<Patience> {
  /** Where the product is: `https://chat.example`. */
  url: string;
  /** An API key or an access token, or what gives the one of the moment; without it one is anonymous. */
  token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Where the platform has no WebSocket of its own, as Node before version 22. */
  webSocket?: unknown;
}

/** What goes along with one request. */
export interface RequestOptions {
  /** Makes one mutation of several with the same key; a new one for each if not said, none if null. */
  idempotencyKey?: string | null;
  signal?: AbortSignal;
}

interface Sent {
  method: string;
  url: URL;
  accept: string;
  body?: unknown;
  /** Whether it takes a key, with which it is done once however often it is sent. */
  takesKey: boolean;
  options: RequestOptions;
}

const NO_AFTER =
  'The document must have the variable $after and give it to the list: otherwise the first page comes again and again.';
const NO_PAGE_INFO = 'The list must be asked for pageInfo { hasNextPage endCursor }.';

/** Where a page ends; a document may have forgotten to ask for it. */
function readPageInfo({ pageInfo = {} }: { pageInfo?: Partial<Page['pageInfo']> }) {
  const { hasNextPage, endCursor } = pageInfo;
  if (hasNextPage === undefined || endCursor === undefined) throw new Error(NO_PAGE_INFO);
  return { hasNextPage, endCursor };
}

const isMutation = (text: string) => /^\s*(?:#.*\s+)*mutation\b/m.test(text);
const newId = () => globalThis.crypto.randomUUID();

/** Asks and follows a Hausgeist server over GraphQL, and calls its REST API. */
export class Hausgeist {
  readonly #url: URL;
  readonly #options: HausgeistOptions;
  readonly #patience: Patience;

  /** Repeats what the server puts off up to four times, and waits for up to a minute each time. */
  constructor(options: HausgeistOptions) {
    this.#url = readServerUrl(options.url);
    this.#options = options;
    const { retries = 4, longestWaitSeconds = 60 } = options;
    this.#patience = { retries, longestWaitSeconds };
  }

  /** The same server for another person or key. */
  as(token: HausgeistOptions['token']): Hausgeist {
    return new Hausgeist({ ...this.#options, token });
  }

  /**
   * Runs a query or mutation; what comes back has exactly the fields that it asks for. Throws a
   * {@link HausgeistError} if any of them was refused.
   */
  async request<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options: RequestOptions = {},
  ): Promise<Data> {
    const query = document.toString();
    const made = await this.#send({
      ...{ method: 'POST', url: new URL('/graphql', this.#url), options },
      ...{ accept: 'application/graphql-response+json', body: { query, variables } },
      takesKey: isMutation(query),
    });
    const { data, errors } = readJson(made) as GraphqlAnswer<Data>;
    const { status } = made.response;
    const [error] = errors ?? [];
    if (error) {
      const refusal = { ...(error.extensions as Partial<Refusal>), message: error.message };
      throw new HausgeistError(refusal, status);
    }
    if (!data) throw new HausgeistError({ message: 'The answer holds no data.' }, status);
    return data;
  }

  /**
   * The pages of a list, each asked for when the one before was dealt with.
   * @param document a query with the variable `$after`, which the list takes
   * @param list where the list is in the answer, with `pageInfo { hasNextPage endCursor }`
   */
  async *pages<Data, Variables extends { after?: unknown }, List extends Page>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    list: (data: Data) => List,
    options: RequestOptions = {},
  ): AsyncGenerator<List, void, undefined> {
    if (!/\$after\b/.test(document.toString())) throw new Error(NO_AFTER);
    let after = variables.after;
    for (;;) {
      const page = list(await this.request(document, { ...variables, after }, options));
      const { hasNextPage, endCursor } = readPageInfo(page);
      yield page;
      if (!hasNextPage) return;
      // As where the document has the variable, but does not give it to the list.
      if (endCursor === after) throw new Error(NO_AFTER);
      after = endCursor;
    }
  }

  /** The entries of all {@link pages}; the list has `edges { node }`, too. */
  async *entries<Data, Variables extends { after?: unknown }, Node>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    list: (data: Data) => Connection<Node>,
    options: RequestOptions = {},
  ): AsyncGenerator<Node, void, undefined> {
    for await (const { edges } of this.pages(document, variables, list, options)) {
      for (const { node } of edges) yield node;
    }
  }

  /** What a subscription tells, over lost connections; leave the loop to end it. */
  follow<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options: FollowOptions<Data> = {},
  ): AsyncGenerator<Data, void, undefined> {
    const url = new URL('/graphql', this.#url);
    url.protocol = url.protocol.replace('http', 'ws');
    const { webSocket } = this.#options;
    const connecting = { url: url.href, token: () => this.#token(), webSocket };
    return follow(connecting, document, variables, options);
  }

  /** Calls REST: `rest('GET', '/companies', { query: { limit: 10 } })`. Throws what is refused. */
  async rest(method: string, path: string, options: RestOptions = {}): Promise<unknown> {
    return readJson(await this.#rest(method, path, options));
  }

  /** The text of a file, such as an export. */
  async file(path: string, options: RestOptions = {}): Promise<string> {
    return (await this.#rest('GET', path, options)).text;
  }

  async #rest(method: string, path: string, options: RestOptions): Promise<Attempt> {
    const { query, body, ...rest } = options;
    const url = restUrl(this.#url, path, query);
    const made = await this.#send({
      ...{ method, url, accept: 'application/json, */*', body, options: rest },
      takesKey: method === 'POST',
    });
    if (made.response.ok) return made;
    const failure = readJson(made) as Refusal & { details?: Refusal['fields'] };
    throw new HausgeistError({ ...failure, fields: failure.details ?? [] }, made.response.status);
  }

  async #token(): Promise<string | undefined> {
    const { token } = this.#options;
    return typeof token === 'function' ? token() : token;
  }

  async #send({ method, url, accept, body, takesKey, options }: Sent): Promise<Attempt> {
    const { signal, idempotencyKey } = options;
    // What is open to everybody takes no key.
    const isKnown = (await this.#token()) !== undefined;
    const key = takesKey && isKnown && idempotencyKey !== null ? (idempotencyKey ?? newId()) : null;
    const isSafe = key !== null || method === 'GET' || (url.pathname === '/graphql' && !takesKey);
    const isForm = body instanceof FormData;
    return attempts(
      async () => {
        const token = await this.#token();
        return ask(url, {
          method,
          headers: {
            accept,
            ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(key === null ? {} : { 'idempotency-key': key }),
          },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
          ...(signal ? { signal } : {}),
        });
      },
      this.#patience,
      { isSafe, signal },
    );
  }
}

/** An answer; where none comes, the error says from where, which that of `fetch` does not. */
async function ask(url: URL, request: RequestInit): Promise<Attempt> {
  try {
    const response = await fetch(url, request);
    return { response, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const { message, cause = {} } = error as Error;
    const { code, message: reason = message } = cause as { code?: string; message?: string };
    throw new Error(`No answer came from ${url.origin} (${code ?? reason}).`, { cause: error });
  }
}

function readJson({ response, text }: Attempt): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const message = `The answer is no JSON (status ${response.status}).`;
    throw new HausgeistError({ message }, response.status);
  }
}
