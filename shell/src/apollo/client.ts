import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { print } from '@apollo/client/utilities';
import {
  type GraphqlAnswer,
  type GraphqlDocument,
  type GraphqlTransport,
  POSSIBLE_TYPES,
} from '@hausgeist/shell-api/host';
import { OperationTypeNode } from 'graphql';
import { from, Observable } from 'rxjs';
import type { Socket } from './socket';
import { AnswersAhead } from './answers-ahead';
import { createTransport, type TransportOptions } from './transport';

/** What an operation may be sent with. */
interface SendingContext {
  fetchOptions?: { timeoutMs?: number };
  /** It is asked before the page that shows it is there. */
  isAhead?: boolean;
}

/** Queries and mutations go the way of tenants' pages; what nobody waits for any more is given up. */
function overHttp({ ask }: GraphqlTransport) {
  const ahead = new AnswersAhead<GraphqlAnswer>();
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { variables } = operation;
        const { fetchOptions, isAhead = false } = operation.getContext() as SendingContext;
        const abort = new AbortController();
        observer.add(() => abort.abort());
        const document = print(operation.query) as GraphqlDocument;
        const send = () => ask({ document, variables, signal: abort.signal, ...fetchOptions });
        const question = JSON.stringify([document, variables]);
        const answer = isAhead ? ahead.keep(question, send()) : (ahead.take(question) ?? send());
        return from(answer as Promise<ApolloLink.Result>).subscribe(observer);
      }),
  );
}

/** The page's one client: queries and mutations over HTTP, subscriptions over the socket. */
export function createApolloClient(
  socket: Pick<Socket, 'client'>,
  options: TransportOptions = {},
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
