import { oneOf, useListQuery, useListState } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import { EndUserRowFragmentDoc, PortalEndUsersDocument, type EndUserType } from '../../gql/graphql';
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
  const state = useListState(['search', 'type'], { pageSize: END_USERS_PER_PAGE });
  const companyId = useCompanyId();
  const choice = oneOf(TYPE_CHOICES, state.filters.type);
  const { data, ...list } = useListQuery(PortalEndUsersDocument, {
    first: END_USERS_PER_PAGE,
    offset: state.offset,
    filter: {
      companyId,
      search: state.filters.search || undefined,
      type: choice && TYPES[choice],
    },
  });
  return {
    ...state,
    ...list,
    rows: data?.endUsers.edges.map(({ node }) => readFragment(EndUserRowFragmentDoc, node)),
    total: data?.endUsers.totalCount,
  };
}
