import { useQuery } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import { PortalUseCasesDocument, UseCaseRowFragmentDoc } from '../../gql/graphql';
import { readAgain } from '../../list-state/read-again';
import { useUrlState } from '../../list-state/use-url-state';
import { useCompanyId } from '../company-scope';

export const USE_CASES_PER_PAGE = 25;

/** The use cases that the address asks for. */
export function useUseCases() {
  const url = useUrlState(['search', 'proposed']);
  const companyId = useCompanyId();
  const { data, previousData, loading, error, refetch } = useQuery(PortalUseCasesDocument, {
    variables: {
      first: USE_CASES_PER_PAGE,
      offset: (url.page - 1) * USE_CASES_PER_PAGE,
      filter: {
        companyId,
        search: url.filters.search || undefined,
        onlyProposed: url.filters.proposed === '1' || undefined,
      },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.entries;
  return {
    ...url,
    rows: shown?.edges.map(({ node }) => readFragment(UseCaseRowFragmentDoc, node)),
    totalCount: shown?.totalCount,
    isLoading: loading && !shown,
    isBusy: loading,
    error,
    retry: readAgain(refetch),
  };
}
