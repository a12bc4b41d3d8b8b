import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GraphqlClient, GraphqlDocument } from './graphql-client';

export const GraphqlClientContext = createContext<GraphqlClient | null>(null);

/** The client of a tenant's page. */
export function useGraphqlClient(): GraphqlClient {
  const client = use(GraphqlClientContext);
  if (!client)
    throw new Error('Rendered outside a tenant’s page: the consoles have Apollo’s client.');
  return client;
}

interface UseQueryOptions {
  /**
   * `cache-first` reads what is not known, `cache-and-network` reads in any case, and `cache-only` leaves the reading
   * to others.
   */
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'cache-only';
  /** Reads it again and again after so many milliseconds. */
  pollInterval?: number;
  /** Says of a time whether to leave that out. */
  skipPollAttempt?: () => boolean;
}

/** What a query brings, as soon as and whenever it does; what cannot be read stays as it was. */
export function useQuery<Data, Variables>(
  document: GraphqlDocument<Data, Variables>,
  { fetchPolicy = 'cache-first', pollInterval, skipPollAttempt }: UseQueryOptions = {},
) {
  const client = useGraphqlClient();
  const isRead = fetchPolicy !== 'cache-only';
  const watch = useCallback(
    (listener: () => void) => client.watch(document, listener, isRead),
    [client, document, isRead],
  );
  const data = useSyncExternalStore(watch, () => client.known(document));
  useEffect(() => {
    if (!isRead) return;
    const isEnough = fetchPolicy === 'cache-first' && client.known(document) !== undefined;
    if (!isEnough) client.refetch(document).catch(() => undefined);
  }, [client, document, fetchPolicy, isRead]);
  const poll = useEffectEvent(() => {
    if (!skipPollAttempt?.()) client.refetch(document).catch(() => undefined);
  });
  useEffect(() => {
    if (pollInterval === undefined) return undefined;
    const timer = setInterval(() => poll(), pollInterval);
    return () => clearInterval(timer);
  }, [pollInterval]);
  return { data, refetch: () => client.refetch(document) };
}

interface RunOptions<Variables> {
  variables?: Variables;
  timeoutMs?: number;
  refetchQueries?: readonly GraphqlDocument[];
}

/** A function that has something done, and how the last call of it fares. */
export function useMutation<Data, Variables>(mutation: GraphqlDocument<Data, Variables>) {
  const client = useGraphqlClient();
  const [state, setState] = useState<{ loading: boolean; error?: unknown }>({ loading: false });
  const run = useCallback(
    async (options: RunOptions<Variables> = {}): Promise<{ data: Data }> => {
      setState({ loading: true });
      try {
        const result = await client.mutate({ mutation, ...options });
        setState({ loading: false });
        return result;
      } catch (error) {
        setState({ loading: false, error });
        throw error;
      }
    },
    [client, mutation],
  );
  return [run, state] as const;
}
