import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { POSSIBLE_TYPES } from '@hausgeist/shell-api/host';
import { OperationTypeNode } from 'graphql';
import { fetchWithTimeout } from './fetch-with-timeout';
import type { Socket } from './socket';
import { traceHeaders } from './traceparent';

interface ClientOptions {
  authorization?: ApolloLink | undefined;
  /** Whether the server has to be told that the page stands in a frame. */
  isEmbedded?: boolean | undefined;
}

/** The page's one client: queries and mutations over HTTP, subscriptions over the socket. */
export function createApolloClient(
  socket: Pick<Socket, 'client'>,
  { authorization, isEmbedded = false }: ClientOptions = {},
): ApolloClient {
  const http = new BaseHttpLink({
    uri: '/graphql',
    fetch: fetchWithTimeout,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1', ...(isEmbedded ? { 'x-embedded': '1' } : {}) },
  });
  const traced = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, ...traceHeaders() },
    }));
    return forward(operation);
  }).concat(http);
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket.client),
    authorization ? authorization.concat(traced) : traced,
  );
  // The viewer has no id: its cached fields belong to the present user of the page.
  const cache = new InMemoryCache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: { Viewer: { merge: true } },
  });
  return new ApolloClient({ link, cache });
}
