import { COMPANY_ROLES } from '@hausgeist/schema';
import { oneOf, PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { MemberRowFragmentDoc, PortalTeamDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** What one can filter by. */
export const STATUS_CHOICES = ['ACTIVE', 'INACTIVE', 'SUSPENDED'] as const;

/** The members that the address asks for, and the open invitations beside them. */
export function useTeam() {
  const state = useListState(['search', 'role', 'status']);
  const filter = {
    companyId: useCompanyId(),
    search: state.filters.search || undefined,
    role: oneOf(COMPANY_ROLES, state.filters.role),
  };
  const [invitationsPage, setInvitationsPage] = useState(1);
  const status = oneOf(STATUS_CHOICES, state.filters.status);
  const { data, ...list } = useListQuery(PortalTeamDocument, {
    first: PAGE_SIZE,
    offset: state.offset,
    invitationsOffset: (invitationsPage - 1) * PAGE_SIZE,
    members: { ...filter, kind: 'USER', status },
    // An invitation has no other status than to be pending.
    invitations: { ...filter, kind: 'INVITATION' },
  });
  return {
    ...state,
    ...list,
    setFilters: (...change: Parameters<typeof state.setFilters>) => {
      setInvitationsPage(1);
      state.setFilters(...change);
    },
    members: data?.members.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)),
    invitations:
      data?.invitations.edges.map(({ node }) => readFragment(MemberRowFragmentDoc, node)) ?? [],
    total: data?.members.totalCount,
    invitationsTotal: data?.invitations.totalCount,
    invitationsPage,
    setInvitationsPage,
  };
}
