import type { GraphqlClient } from '@hausgeist/shell-api/slim';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChatConversationDocument,
  ChatConversationFragmentDoc,
  ChatMessageFragmentDoc,
  type ChatConversationFragment,
  type ChatConversationQuery,
  type ChatMessageFragment,
} from '../../gql/graphql';

/** A conversation read as a whole, and its reader. */
export interface ConversationSnapshot {
  viewer: ChatConversationQuery['viewer'];
  /** Missing as long as nothing was sent with this session id. */
  found?: { conversation: ChatConversationFragment; messages: ChatMessageFragment[] };
}

/** Reads the conversation from the server, page by page. Fails when no user is signed in. */
export async function readConversation(
  client: GraphqlClient,
  sessionId: string,
): Promise<ConversationSnapshot> {
  const messages: ChatMessageFragment[] = [];
  let after: string | null = null;
  for (;;) {
    const page: ChatConversationQuery = await readPage(client, sessionId, after);
    const { viewer, conversation } = page;
    if (!conversation) return { viewer };
    const { edges, pageInfo } = conversation.messages;
    messages.push(...edges.map(({ node }) => readFragment(ChatMessageFragmentDoc, node)));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage || after === null) {
      const found = readFragment(ChatConversationFragmentDoc, conversation);
      return { viewer, found: { conversation: found, messages } };
    }
  }
}

async function readPage(client: GraphqlClient, sessionId: string, after: string | null) {
  const { data } = await client.query({
    query: ChatConversationDocument,
    variables: { sessionId, after },
    fetchPolicy: 'no-cache',
  });
  return data;
}
