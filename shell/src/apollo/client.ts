import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { print } from '@apollo/client/utilities';
import {
  type GraphqlDocument,
  type GraphqlTransport,
  POSSIBLE_TYPES,
} from '@hausgeist/shell-api/host';
import { OperationTypeNode } from 'graphql';
import { from, Observable } from 'rxjs';
import type { PostOptions } from './post';
import type { Socket } from './socket';
import { createTransport } from './transport';

/** What an operation may be sent with. */
interface SendingContext {
  fetchOptions?: { timeoutMs?: number };
}

/** Queries and mutations go the way of tenants' pages; requests that are no longer waited for are given up. */
function overHttp({ ask }: GraphqlTransport) {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables } = operation;
        const { fetchOptions } = operation.getContext() as SendingContext;
        const abort = new AbortController();
        observer.add(() => abort.abort());
        const query = print(operation.query);
        const document = query as GraphqlDocument;
        const send = () => ask({ document, variables, signal: abort.signal, ...fetchOptions });
        const question = JSON.stringify({ operationName, query, variables });
        const answer = globalThis.earlyAnswers?.take(question) ?? send();
        return from(answer as Promise<ApolloLink.Result>).subscribe(observer);
      }),
  );
}

/** The page's one client: queries and mutations over HTTP, subscriptions over the socket. */
export function createApolloClient(
  socket: Pick<Socket, 'client'>,
  options: PostOptions = {},
): ApolloClient {
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket.client),
    overHttp(createTransport(socket, options)),
  );
  // The viewer has no id: its cached fields belong to the present user of the page.
  const cache = new InMemoryCache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: { Viewer: { merge: true } },
  });
  return new ApolloClient({ link, cache });
}
