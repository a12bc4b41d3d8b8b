/*
 * What the shell shares with the micro-frontends of tenants' pages: all that the main entry has, with a small
 * client in place of Apollo's, which only the consoles load.
 */
export * from './base';
export type { GraphqlClient } from './graphql-client';
export { useGraphqlClient, useMutation, useQuery } from './graphql-hooks';
