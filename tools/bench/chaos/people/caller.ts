import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';

/** Longer than the product ever takes, shorter than a person's patience. */
const PATIENCE_MS = 12_000;
const AGAIN_MS = 500;

/** The product has refused for good what it should have done. */
export class RefusedError extends Error {}

/** The run is over: requests are not repeated any more. */
export class OverError extends Error {}

export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Made anew for each attempt. */
  body?: () => string | FormData;
  patienceMs?: number;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface GraphqlBody<T> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
}

/** Codes of failures that pass. */
export const PASSING: ReadonlySet<string> = new Set([
  'UNAVAILABLE',
  'INTERNAL',
  'INTERNAL_SERVER_ERROR',
  'RATE_LIMITED',
  'IDEMPOTENCY_IN_PROGRESS',
]);

/** Makes requests like a good client: what fails in passing is made again, with the same ids. */
export class Caller {
  readonly #url: string;
  readonly #ledger: Ledger;
  readonly #over: AbortSignal;
  readonly #address: string;
  credentials: Record<string, string> = {};

  /** `over` ends all repeating. */
  constructor(
    url: string,
    { ledger, over, address }: { ledger: Ledger; over: AbortSignal; address: string },
  ) {
    this.#url = url;
    this.#ledger = ledger;
    this.#over = over;
    this.#address = address;
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.#address, ...this.credentials };
  }

  /** Repeats the request until the server answers it, other than with a server error or a request to wait. */
  async fetch(request: Request): Promise<Answer> {
    for (;;) {
      if (this.#over.aborted) throw new OverError('The run is over.');
      const answer = await this.#attempt(request).catch((error: unknown) => {
        this.#ledger.again(reasonOf(error));
        return undefined;
      });
      if (answer && !isPassing(answer)) return answer;
      if (answer) this.#ledger.again(`status ${answer.status}`);
      await delay(patienceFor(Number(answer?.headers.get('retry-after') ?? 0)));
    }
  }

  /** Runs an operation until it is done; fails with {@link RefusedError} if it is refused. */
  async graphql<T>(
    query: string,
    variables: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    for (;;) {
      const answer = await this.fetch({
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        body: () => JSON.stringify({ query, variables }),
      });
      const { data, errors } = answer.body as GraphqlBody<T>;
      if (data && !errors) return data;
      const { message = `status ${answer.status}`, extensions } = errors?.[0] ?? {};
      const code = extensions?.code ?? String(answer.status);
      if (!PASSING.has(code)) throw new RefusedError(`${code}: ${message}`);
      this.#ledger.again(code);
      await delay(patienceFor(extensions?.retryAfterSeconds ?? 0));
    }
  }

  async #attempt({ path, method = 'POST', headers = {}, body, patienceMs }: Request) {
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: { ...this.headers, ...headers },
      ...(body ? { body: body() } : {}),
      signal: AbortSignal.timeout(patienceMs ?? PATIENCE_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  }
}

/** Milliseconds for which the product asks to be left alone, as far as people have the patience. */
const patienceFor = (seconds: number) => Math.max(AGAIN_MS, Math.min(seconds, 20) * 1000);

/** 408: the network kept the request back for too long; HTTP allows to send it again. */
const isPassing = ({ status, headers }: Answer) =>
  status >= 500 ||
  status === 408 ||
  status === 429 ||
  (status === 409 && headers.has('retry-after'));

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}

/** Does the same request twice at the same moment, as a client with a bad network does. */
export async function twice<T>(work: () => Promise<T>): Promise<T> {
  const [first] = await Promise.all([work(), work()]);
  return first;
}
