/*
 * The module that the shell shares with micro-frontends beside React; those of tenants' pages have a slim one. It
 * re-exports only what they use: sharing the libraries themselves would switch tree shaking off for all of them.
 */
import { needApollo } from './apollo-need';

export { askAhead } from './ahead';
export * from './base';
export {
  skipToken,
  useApolloClient,
  useFragment,
  useMutation,
  useQuery,
  useSubscription,
} from '@apollo/client/react';
export type {
  ApolloClient,
  ApolloCache,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';

needApollo();
