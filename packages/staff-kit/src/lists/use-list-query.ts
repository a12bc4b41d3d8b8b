import {
  askAhead,
  toRequestFailure,
  useQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useEffect, useState } from 'react';

/** Apollo's network status while it reads again by itself, which is not shown. */
const POLLING = 6;

/** For how long what was asked ahead passes for an answer of now. */
const FRESH_MS = 5_000;

const askedAhead = new Set<object>();

/** Asks for the list that a page is going to show, which then does not read it once more. */
export function askListAhead<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  askAhead(query, variables);
  askedAhead.add(query);
  setTimeout(() => askedAhead.delete(query), FRESH_MS);
}

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
  const [isAskedAhead] = useState(() => askedAhead.has(query));
  const result = useQuery(query, {
    variables,
    fetchPolicy: isAskedAhead ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling, refetch, error, loading } = result;
  const data = result.data ?? result.previousData;
  const networkStatus: number = result.networkStatus;
  const interval = data === undefined ? 0 : (pollEvery?.(data) ?? 0);
  useEffect(() => {
    // What is asked again is to be read anew. A page that is drawn twice, as a part was missing, has shown nothing yet.
    askedAhead.delete(query);
  }, [query]);
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
