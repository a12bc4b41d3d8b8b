import { COMPANY_ROLES } from '@hausgeist/schema';
import { useQuery } from '@hausgeist/shell-api';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { MemberRowFragmentDoc, PortalTeamDocument } from '../../gql/graphql';
import { oneOf, useUrlState } from '../../list-state/use-url-state';
import { readAgain } from '../../list-state/read-again';
import { useCompanyId } from '../company-scope';

/** Rows on a page, of members and of invitations. */
export const MEMBERS_PER_PAGE = 25;

/** What one can filter by. */
export const STATUS_CHOICES = ['ACTIVE', 'INACTIVE', 'SUSPENDED'] as const;

/** The members that the address asks for, and the open invitations beside them. */
export function useTeam() {
  const state = useUrlState(['search', 'role', 'status']);
  const filter = {
    companyId: useCompanyId(),
    search: state.filters.search || undefined,
    role: oneOf(COMPANY_ROLES, state.filters.role),
  };
  const [invitationsPage, setInvitationsPage] = useState(1);
  const status = oneOf(STATUS_CHOICES, state.filters.status);
  const { data, previousData, loading, error, refetch } = useQuery(PortalTeamDocument, {
    variables: {
      first: MEMBERS_PER_PAGE,
      offset: (state.page - 1) * MEMBERS_PER_PAGE,
      invitationsOffset: (invitationsPage - 1) * MEMBERS_PER_PAGE,
      members: { ...filter, kind: 'USER', status },
      // An invitation has no other status than to be pending.
      invitations: { ...filter, kind: 'INVITATION' },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  return {
    ...state,
    setFilters: (changes: Parameters<typeof state.setFilters>[0]) => {
      setInvitationsPage(1);
      state.setFilters(changes);
    },
    members: shown?.members.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)),
    invitations:
      shown?.invitations.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)) ?? [],
    totalCount: shown?.members.totalCount,
    invitationsCount: shown?.invitations.totalCount,
    invitationsPage,
    setInvitationsPage,
    isLoading: loading && !shown,
    isBusy: loading,
    error,
    retry: readAgain(refetch),
  };
}
