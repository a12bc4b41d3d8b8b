import { type GraphqlAnswer, type GraphqlTransport, ServerError } from '@hausgeist/shell-api/host';
import { Kind, type DocumentNode, print } from 'graphql';
import { fetchWithTimeout } from '../apollo/fetch-with-timeout';
import type { Socket } from '../apollo/socket';
import { traceHeaders } from '../apollo/traceparent';

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': '1',
};

const operationNameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)?.name?.value;

const isAnswer = (body: unknown): body is GraphqlAnswer =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

const wordsOf = (document: DocumentNode, variables: object) => ({
  operationName: operationNameOf(document),
  query: print(document),
  variables: { ...variables },
});

interface TransportOptions {
  /** Whether the server has to be told that the page stands in a frame. */
  isEmbedded?: boolean | undefined;
}

/** Queries and mutations over HTTP, subscriptions over the socket. */
export function createTransport(
  socket: Pick<Socket, 'client'>,
  { isEmbedded = false }: TransportOptions = {},
): GraphqlTransport {
  return {
    async ask({ document, variables, timeoutMs }) {
      const response = await fetchWithTimeout('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { ...HEADERS, ...traceHeaders(), ...(isEmbedded ? { 'x-embedded': '1' } : {}) },
        body: JSON.stringify(wordsOf(document, variables)),
        timeoutMs,
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (!isAnswer(body)) throw new ServerError(response.status);
      return body;
    },
    follow: ({ document, variables }, { next, error, complete }) =>
      socket.client.subscribe<unknown, Record<string, unknown>>(wordsOf(document, variables), {
        next,
        error,
        complete,
      }),
  };
}
