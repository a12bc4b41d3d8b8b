export { EditMemberDialog } from './EditMemberDialog';
export { InvitationActions } from './InvitationActions';
export { InviteMemberDialog } from './InviteMemberDialog';
export { RoleBadge, StatusBadge } from './MemberBadges';
export { MemberName } from './MemberName';
export { RemoveMemberDialog } from './RemoveMemberDialog';
export { RevokeInvitationDialog } from './RevokeInvitationDialog';
export { useIsCompanyAdmin, useMayHandle } from './use-roles';
