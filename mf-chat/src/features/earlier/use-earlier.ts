import { useGraphqlClient, type GraphqlClient } from '@hausgeist/shell-api/slim';
import { useEffect, useState } from 'react';
import {
  EarlierConversationsDocument,
  type ChatMessageFragment,
  type EarlierConversationsQuery,
} from '../../gql/graphql';
import { readConversation } from '../conversation';

/** A conversation in the list. */
export type EarlierConversation = EarlierConversationsQuery['conversations']['edges'][number];

/** What is shown: the list as far as it was read, or one conversation. */
export interface Earlier {
  phase: 'loading' | 'failed' | 'ready';
  conversations: readonly EarlierConversation[];
  /** Where the list goes on; null at its end. */
  next: string | null;
  opened: { conversation: EarlierConversation; messages: readonly ChatMessageFragment[] } | null;
}

const NOTHING: Earlier = { phase: 'loading', conversations: [], next: null, opened: null };

async function readPage(client: GraphqlClient, after: string | null) {
  const { data } = await client.query({
    query: EarlierConversationsDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  });
  return data.conversations;
}

/** The list with one more page. */
const withPage = (known: Earlier, page: EarlierConversationsQuery['conversations']): Earlier => ({
  ...known,
  phase: 'ready',
  conversations: [...known.conversations, ...page.edges],
  next: page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null,
});

/** Reads the list of one's own conversations, and those that are opened from it. */
export function useEarlier() {
  const client = useGraphqlClient();
  const [earlier, setEarlier] = useState(NOTHING);

  /** Shows what a read brings; a failed one can be tried again. */
  async function take(read: () => Promise<Partial<Earlier>>): Promise<void> {
    setEarlier((known) => ({ ...known, phase: 'loading' }));
    try {
      const brought = await read();
      setEarlier((known) => ({ ...known, phase: 'ready', ...brought }));
    } catch {
      setEarlier((known) => ({ ...known, phase: 'failed' }));
    }
  }

  const readMore = () => take(async () => withPage(earlier, await readPage(client, earlier.next)));

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const page = await readPage(client, null).catch(() => undefined);
      if (!gone) setEarlier(page ? withPage(NOTHING, page) : { ...NOTHING, phase: 'failed' });
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [client]);

  return {
    ...earlier,
    readMore,
    open: (conversation: EarlierConversation) =>
      take(async () => {
        const { found } = await readConversation(client, conversation.node.sessionId);
        return { opened: { conversation, messages: found?.messages ?? [] } };
      }),
    toList: () => setEarlier((known) => ({ ...known, phase: 'ready', opened: null })),
  };
}
