import { skipToken, useApolloClient, useQuery } from '@hausgeist/shell-api';
import { useMemo, useState } from 'react';
import { readFragment } from './gql/fragment-masking';
import {
  EarlierInboxMessagesDocument,
  InboxConversationDocument,
  InboxMessageFragmentDoc,
  InboxRowFragmentDoc,
  type InboxConversationQuery,
  type InboxMessageFragment,
} from './gql/graphql';
import { useInboxEvents, useLater } from '../inbox-live';

/** Changes within this time are read together. */
const REREAD_AFTER_MS = 150;

type Details = InboxConversationQuery['inboxConversation'];
type Messages = Pick<Details['messages'], 'edges'>;
type Known = ReadonlyMap<number, InboxMessageFragment>;

function withMessages(known: Known, { edges }: Messages): Known {
  const all = new Map(known);
  for (const { node } of edges) {
    const message = readFragment(InboxMessageFragmentDoc, node);
    all.set(message.sequence, message);
  }
  return all;
}

/** Messages that were read before stay when newer ones push them out of what the server sends. */
function useKnownMessages(details: Details | undefined) {
  const [state, setState] = useState<{ details: Details | undefined; known: Known }>({
    details: undefined,
    known: new Map(),
  });
  if (details && details !== state.details)
    setState({ details, known: withMessages(state.known, details.messages) });
  const messages = useMemo(
    () => [...state.known.values()].toSorted((one, other) => one.sequence - other.sequence),
    [state.known],
  );
  return {
    messages,
    add: (more: Messages) =>
      setState((before) => ({ ...before, known: withMessages(before.known, more) })),
  };
}

/** The messages before those that are shown, read when they are asked for. */
function useEarlier(id: string, first: number | undefined, add: (more: Messages) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function load(): Promise<void> {
    if (first === undefined || state === 'loading') return;
    setState('loading');
    try {
      const { data } = await client.query({
        query: EarlierInboxMessagesDocument,
        variables: { id, before: String(first) },
        fetchPolicy: 'no-cache',
      });
      if (data) add(data.inboxConversation.earlier);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { state, load: () => void load() };
}

/** One conversation with its newest messages, kept up to date. Use it with the id as a key. */
export function useConversation(id: string | undefined) {
  const { data, error, refetch } = useQuery(
    InboxConversationDocument,
    id ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const details = data?.inboxConversation;
  const { messages, add } = useKnownMessages(details);
  const first = messages[0]?.sequence;
  const earlier = useEarlier(id ?? '', first, add);
  const reload = () => {
    // Whether it failed is in the query's own error.
    refetch().catch(() => undefined);
  };
  const reloadLater = useLater(REREAD_AFTER_MS, reload);
  useInboxEvents((row) => {
    if (!row || row.id === id) reloadLater();
  });
  return {
    details,
    row: details && readFragment(InboxRowFragmentDoc, details.conversation),
    messages,
    hasEarlier: first !== undefined && first > 1,
    earlier,
    error,
    reload,
  };
}

export type OpenConversation = ReturnType<typeof useConversation>;
