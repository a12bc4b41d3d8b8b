import { type GraphqlAnswer, ServerError } from '@hausgeist/shell-api/host';
import { fetchWithTimeout } from './fetch-with-timeout';
import { traceHeaders } from './traceparent';

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': '1',
};

const isAnswer = (body: unknown): body is GraphqlAnswer =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/** Sends a request; with a token as the user of a console. */
export type Send = (token?: string) => Promise<GraphqlAnswer>;

export interface PostOptions {
  /** Whether the server has to be told that the page stands in a frame. */
  isEmbedded?: boolean | undefined;
  /** Sends a request with the token of the user who asks; by default the cookies identify the user. */
  authorize?: ((send: Send) => Promise<GraphqlAnswer>) | undefined;
}

interface Wait {
  /** Longest wait for the answer. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Makes the function that sends an operation, as JSON, over HTTP. */
export function createPost({
  isEmbedded = false,
  authorize = (send) => send(),
}: PostOptions): (body: string, wait?: Wait) => Promise<GraphqlAnswer> {
  return (body, { timeoutMs, signal = null } = {}) =>
    authorize(async (token) => {
      const response = await fetchWithTimeout('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          ...HEADERS,
          ...traceHeaders(),
          ...(isEmbedded ? { 'x-embedded': '1' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...{ body, timeoutMs, signal },
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!isAnswer(answer)) throw new ServerError(response.status);
      return answer;
    });
}
