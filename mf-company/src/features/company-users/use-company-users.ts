import { PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import { MemberRowFragmentDoc, PortalCompanyUsersDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** Users and open invitations in one list, on the page that the address asks for. */
export function useCompanyUsers() {
  const { page, offset, setPage } = useListState([]);
  const { data, ...list } = useListQuery(PortalCompanyUsersDocument, {
    first: PAGE_SIZE,
    offset,
    filter: { companyId: useCompanyId() },
  });
  const found = data?.companyMembers;
  return {
    ...list,
    page,
    setPage,
    members: found?.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)),
    total: found?.totalCount,
  };
}
