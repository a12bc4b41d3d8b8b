import type { GraphqlClient } from '@hausgeist/shell-api/slim';
import { HumanContactDocument } from '../../gql/graphql';

/**
 * Reads how people are reached before the chat shows it: a line that came later would move the
 * input away from under a finger. Where reading fails, the line asks again by itself.
 */
export async function preloadHumanContact(client: GraphqlClient): Promise<void> {
  await client.query({ query: HumanContactDocument }).catch(() => undefined);
}
