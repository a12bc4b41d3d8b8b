import {
  skipToken,
  useApolloClient,
  useQuery,
  usePermission,
  useReconnected,
  useSubscription,
} from '@hausgeist/shell-api';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readFragment } from './gql/fragment-masking';
import {
  InboxCountsDocument,
  InboxEventsDocument,
  InboxRowFragmentDoc,
  type InboxCountsQuery,
  type InboxRowFragment,
} from './gql/graphql';
import { useCompanyId } from '../company-scope';
import { useLater } from './use-later';

/** A conversation as the inbox lists it. */
export type InboxRow = InboxRowFragment;

/** Told of a conversation that was added or has changed; of none where events may have been lost. */
type Listener = (row: InboxRow | undefined) => void;

interface Live {
  counts: InboxCountsQuery['inboxCounts'] | undefined;
  listen: (listener: Listener) => () => void;
}

const LiveContext = createContext<Live>({ counts: undefined, listen: () => () => undefined });

/** Wait before following again after the server ended it. */
const FOLLOW_AGAIN_MS = 4_000;
/** Changes within this time are counted together. */
const COUNT_AFTER_MS = 700;

/** Follows the inbox for those who may read it, wherever in the portal they are. */
export function InboxLive({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const companyId = useCompanyId();
  const skip = !usePermission('conversations.view');
  const [listeners] = useState(() => new Set<Listener>());
  const { data, refetch } = useQuery(
    InboxCountsDocument,
    skip ? skipToken : { variables: { companyId }, fetchPolicy: 'cache-and-network' },
  );
  const countLater = useLater(COUNT_AFTER_MS, () => {
    // A count that fails is an old one until the next change.
    if (!skip) refetch().catch(() => undefined);
  });
  const tell = (row?: InboxRow) => {
    countLater();
    for (const listener of listeners) listener(row);
  };
  const restarted = useRef<() => void>(undefined);
  const followLater = useLater(FOLLOW_AGAIN_MS, () => restarted.current?.());
  const { restart } = useSubscription(InboxEventsDocument, {
    variables: { companyId },
    skip,
    // Its types are a union's, which the cache cannot tell apart; the conversation it can take.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (event?.inboxEvents.__typename !== 'InboxConversationChanged') {
        if (event) tell();
        return;
      }
      const row = readFragment(InboxRowFragmentDoc, event.inboxEvents.conversation);
      const known = client.cache.readFragment({
        fragment: InboxRowFragmentDoc,
        id: client.cache.identify({ ...row }),
      });
      // An event may be overtaken by the answer to what the viewer did; the event of that one follows.
      if (known && isOlder(row, known)) return;
      client.cache.writeFragment({ fragment: InboxRowFragmentDoc, data: row });
      tell(row);
    },
    onError: followLater,
    onComplete: followLater,
  });
  useEffect(() => {
    restarted.current = skip ? undefined : restart;
  }, [skip, restart]);
  useReconnected(() => tell());

  const counts = skip ? undefined : data?.inboxCounts;
  const value = useMemo(
    () => ({
      counts,
      listen: (listener: Listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    [counts, listeners],
  );
  return <LiveContext value={value}>{children}</LiveContext>;
}

const isOlder = (row: InboxRow, known: InboxRow) =>
  row.revision < known.revision ||
  (row.revision === known.revision && row.messageCount < known.messageCount);

/** How many conversations each view of the inbox has; undefined until known, or for those who may not. */
export const useInboxCounts = () => use(LiveContext).counts;

/** Calls back at every change in the inbox, and without a conversation when it has to be read anew. */
export function useInboxEvents(callback: Listener): void {
  const { listen } = use(LiveContext);
  const take = useEffectEvent(callback);
  useEffect(() => listen((row) => take(row)), [listen]);
}
