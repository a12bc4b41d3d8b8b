import {
  toRequestFailure,
  useQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useEffect } from 'react';

/** Apollo's network status while it reads again by itself, which is not shown. */
const POLLING = 6;

interface ListQueryOptions<Data> {
  /** Milliseconds after which to read again, judged by what was read last; 0 for never. */
  pollEvery?: (data: Data) => number;
}

/**
 * Reads what a page shows, fresh at every visit. What was there before stays until the new answer is
 * there, so that nothing jumps while the user types or turns pages. A hidden tab does not poll.
 */
export function useListQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { pollEvery }: ListQueryOptions<Data> = {},
) {
  const result = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling, refetch, error, loading } = result;
  const data = result.data ?? result.previousData;
  const networkStatus: number = result.networkStatus;
  const interval = data === undefined ? 0 : (pollEvery?.(data) ?? 0);
  useEffect(() => {
    if (interval === 0) return undefined;
    startPolling(interval);
    return () => stopPolling();
  }, [interval, startPolling, stopPolling]);

  /** Reads again; resolves when the answer is there. Whether it failed is in `error`. */
  async function refresh(): Promise<void> {
    try {
      await refetch();
    } catch {
      // The query holds the error.
    }
  }

  return {
    data,
    /** Something can be shown: rows, or the shapes of rows on their way. */
    isPresent: data !== undefined || loading,
    /** Nothing is known yet. */
    isLoading: data === undefined && loading,
    /** Something newer is on its way. */
    isBusy: data !== undefined && loading && networkStatus !== POLLING,
    error,
    /** The viewer may not see this. */
    isDenied: error !== undefined && toRequestFailure(error).code === 'FORBIDDEN',
    reload: () => void refresh(),
    refresh,
  };
}
