import { useQuery, type OperationVariables, type TypedDocumentNode } from '@hausgeist/shell-api';
import { useEffect } from 'react';
import { useRequestFailure } from './use-request-failure';

/** Apollo's network status while it reads again by itself, which nobody needs to see. */
const POLLING = 6;

interface ListQueryOptions<Data> {
  /** Reads again every so often (milliseconds) as long as this holds. */
  pollWhile?: (data: Data) => boolean;
  pollEvery?: number;
}

/**
 * Reads what a page shows, fresh at every visit. What was there before stays until the new answer
 * is there, so that nothing jumps while one types or turns pages.
 */
export function useListQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pollWhile, pollEvery = 0 }: ListQueryOptions<Data> = {},
) {
  const toFailure = useRequestFailure();
  const result = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
  });
  const data = result.data ?? result.previousData;
  const { startPolling, stopPolling } = result;
  const networkStatus: number = result.networkStatus;
  const polls = pollEvery > 0 && data !== undefined && (pollWhile?.(data) ?? true);
  useEffect(() => {
    if (!polls) return undefined;
    startPolling(pollEvery);
    return () => stopPolling();
  }, [polls, pollEvery, startPolling, stopPolling]);
  async function refresh(): Promise<void> {
    try {
      await result.refetch();
    } catch {
      // The query itself knows.
    }
  }
  return {
    data,
    /** There is something to show, if only shapes of what is on its way. */
    isPresent: data !== undefined || result.loading,
    /** Nothing is known yet. */
    loading: data === undefined && result.loading,
    /** Something newer is on its way. */
    busy: data !== undefined && result.loading && networkStatus !== POLLING,
    failure: result.error ? toFailure(result.error) : null,
    error: result.error,
    reload: () => void refresh(),
    /** As `reload`; resolves when the answer is there, whatever it is. */
    refresh,
  };
}
