import { useQuery } from '@hausgeist/shell-api';
import { oneOf, useUrlState } from '../../list-state/use-url-state';
import { readFragment } from '../../gql/fragment-masking';
import { EndUserRowFragmentDoc, PortalEndUsersDocument, type EndUserType } from '../../gql/graphql';
import { readAgain } from '../../list-state/read-again';
import { useCompanyId } from '../company-scope';

/** Rows on a page. */
export const END_USERS_PER_PAGE = 10;

/** What the address calls the kinds of people. */
export const TYPE_CHOICES = ['tenant', 'owner'] as const;

const TYPES: Record<(typeof TYPE_CHOICES)[number], EndUserType> = {
  tenant: 'TENANT',
  owner: 'OWNER',
};

/** The page of tenants and owners that the address asks for. */
export function useEndUserList() {
  const state = useUrlState(['search', 'type']);
  const companyId = useCompanyId();
  const choice = oneOf(TYPE_CHOICES, state.filters.type);
  const { data, previousData, loading, error, refetch } = useQuery(PortalEndUsersDocument, {
    variables: {
      first: END_USERS_PER_PAGE,
      offset: (state.page - 1) * END_USERS_PER_PAGE,
      filter: {
        companyId,
        search: state.filters.search || undefined,
        type: choice && TYPES[choice],
      },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.endUsers;
  return {
    ...state,
    rows: shown?.edges.map(({ node }) => readFragment(EndUserRowFragmentDoc, node)) ?? [],
    /** Unknown until the first answer. */
    totalCount: shown?.totalCount,
    /** Nothing to show yet. */
    isLoading: loading && !shown,
    /** Other rows are on their way. */
    isBusy: loading,
    error,
    retry: readAgain(refetch),
  };
}
