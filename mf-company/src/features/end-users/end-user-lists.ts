import { PortalEndUsersDocument, PortalEndUserStatsDocument } from '../../gql/graphql';

/** What is read again after tenants or owners have changed. */
export const END_USER_LISTS = [PortalEndUsersDocument, PortalEndUserStatsDocument];
