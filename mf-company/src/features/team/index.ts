export { InvitationsTable } from './InvitationsTable';
export { MembersTable } from './MembersTable';
export { TeamDialogs } from './TeamDialogs';
export type { TeamDialog } from './TeamDialogs';
export { TeamFilters } from './TeamFilters';
export { MEMBERS_PER_PAGE, useTeam } from './use-team';
