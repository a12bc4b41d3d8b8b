import {
  toRequestFailure,
  useQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';

/**
 * Reads what a page shows, fresh at every visit. What was there before stays until the new answer
 * is there, so that nothing jumps while one types or turns pages.
 */
export function useListQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { poll }: { poll?: number } = {},
) {
  const result = useQuery<Data>(query as TypedDocumentNode<Data>, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
    pollInterval: poll ?? 0,
  });
  const data = (result.data ?? result.previousData) as Data | undefined;
  return {
    data,
    /** Nothing is known yet. */
    loading: data === undefined && result.loading,
    /** Something newer is on its way. */
    busy: data !== undefined && result.loading,
    failure: result.error ? toRequestFailure(result.error) : null,
    reload: () => void result.refetch().catch(() => undefined),
  };
}
