export { InvitationsTable } from './InvitationsTable';
export { MembersTable } from './MembersTable';
export { TeamDialogs } from './TeamDialogs';
export type { TeamDialog } from './TeamDialogs';
export { TeamFilters } from './TeamFilters';
export { useTeam } from './use-team';
