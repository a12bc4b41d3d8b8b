import { useQuery } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import { MemberRowFragmentDoc, PortalCompanyUsersDocument } from '../../gql/graphql';
import { useUrlState } from '../../list-state/use-url-state';
import { readAgain } from '../../list-state/read-again';
import { useCompanyId } from '../company-scope';

/** Rows on a page. */
export const COMPANY_USERS_PER_PAGE = 25;

/** Users and open invitations in one list, on the page that the address asks for. */
export function useCompanyUsers() {
  const { page, setPage } = useUrlState([]);
  const companyId = useCompanyId();
  const { data, previousData, loading, error, refetch } = useQuery(PortalCompanyUsersDocument, {
    variables: {
      first: COMPANY_USERS_PER_PAGE,
      offset: (page - 1) * COMPANY_USERS_PER_PAGE,
      filter: { companyId },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.companyMembers;
  return {
    page,
    setPage,
    members: shown?.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)),
    totalCount: shown?.totalCount,
    isLoading: loading && !shown,
    isBusy: loading,
    error,
    retry: readAgain(refetch),
  };
}
