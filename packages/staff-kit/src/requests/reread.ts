import type { ApolloClient, TypedDocumentNode } from '@hausgeist/shell-api';

/** What is read again after a change: these queries, or all that a page shows. */
export type Rereads = readonly TypedDocumentNode<unknown, never>[] | 'active';

/**
 * Reads again what a change concerns; resolves when all of it was answered. Why one failed is said where it is shown:
 * the change itself was made.
 */
export async function reread(client: ApolloClient, rereads: Rereads): Promise<void> {
  await Promise.allSettled(client.refetchQueries({ include: rereads as never }).results);
}
