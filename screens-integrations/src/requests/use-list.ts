import {
  toRequestFailure,
  useQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useEffect } from 'react';

/** Apollo's network status while it reads again by itself, which nobody needs to see. */
const POLLING = 6;

/**
 * Reads a list, fresh at every visit; what was there stays until the next answer is there.
 * `pollEvery` says after how many milliseconds to read again by itself, 0 for never.
 */
export function useList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pollEvery: (data: Data) => number = () => 0,
) {
  const result = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling, refetch, error, loading } = result;
  const data = result.data ?? result.previousData;
  const networkStatus: number = result.networkStatus;
  const interval = data === undefined ? 0 : pollEvery(data);
  useEffect(() => {
    if (interval === 0) return undefined;
    startPolling(interval);
    return () => stopPolling();
  }, [interval, startPolling, stopPolling]);
  return {
    data,
    /** Nothing is known yet. */
    isLoading: data === undefined && loading,
    /** Something newer is on its way. */
    isBusy: data !== undefined && loading && networkStatus !== POLLING,
    error,
    /** The viewer may not see this. */
    isDenied: error !== undefined && toRequestFailure(error).code === 'FORBIDDEN',
    /** Reads again; how it went, the list tells by itself. */
    reload: () => void refetch().catch(() => undefined),
  };
}
