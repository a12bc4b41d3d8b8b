import { EndUsersDocument, EndUserStatsDocument, type EndUserRowFragment } from '../../gql/graphql';

/** What is read again after tenants or owners have changed, where the counters are shown too. */
export const END_USER_LISTS = [EndUsersDocument, EndUserStatsDocument];

/** The same where there are no counters. */
export const LIST_ALONE = [EndUsersDocument];

/** A tenant or owner in a list; the company where the list has those of several. */
export interface EndUserRow extends EndUserRowFragment {
  managingCompany?: { id: string; name: string } | undefined;
}
