import {
  type GraphqlAnswer,
  type GraphqlDocument,
  type GraphqlTransport,
  ServerError,
} from '@hausgeist/shell-api/host';
import type { DocumentNode } from 'graphql';
import { fetchWithTimeout } from './fetch-with-timeout';
import type { Socket } from './socket';
import { traceHeaders } from './traceparent';

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': '1',
};

/** A string, or the object around one that the code generator makes. */
interface Text {
  toString: () => string;
}

const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w+)/m;

const isTree = (document: GraphqlDocument): document is DocumentNode & GraphqlDocument =>
  typeof document === 'object' && 'kind' in document;

/** An operation's words. Only front ends of before and of other repositories have trees, for which the printer comes. */
async function textOf(document: GraphqlDocument): Promise<string> {
  if (!isTree(document)) return (document as Text).toString();
  const { print } = await import(/* webpackChunkName: 'printer' */ 'graphql');
  return print(document);
}

async function wordsOf(document: GraphqlDocument, variables: object) {
  const query = await textOf(document);
  return { operationName: OPERATION.exec(query)?.[1], query, variables: { ...variables } };
}

const isAnswer = (body: unknown): body is GraphqlAnswer =>
  typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);

/** Sends a request; with a token as the user of a console. */
export type Send = (token?: string) => Promise<GraphqlAnswer>;

export interface TransportOptions {
  /** Whether the server has to be told that the page stands in a frame. */
  isEmbedded?: boolean | undefined;
  /** Has a request sent in somebody's name; by default cookies say who asks. */
  authorize?: ((send: Send) => Promise<GraphqlAnswer>) | undefined;
}

/** Queries and mutations over HTTP, subscriptions over the socket. */
export function createTransport(
  socket: Pick<Socket, 'client'>,
  { isEmbedded = false, authorize = (send) => send() }: TransportOptions = {},
): GraphqlTransport {
  return {
    async ask({ document, variables, timeoutMs, signal = null }) {
      const body = JSON.stringify(await wordsOf(document, variables));
      return authorize(async (token) => {
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
    },
    follow({ document, variables }, { next, error, complete }) {
      let isOver = false;
      let end: (() => void) | undefined;
      const begin = async () => {
        const words = await wordsOf(document, variables);
        if (isOver) return;
        const sink = { next, error, complete };
        end = socket.client.subscribe<unknown, Record<string, unknown>>(words, sink);
      };
      begin().catch(error);
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}
