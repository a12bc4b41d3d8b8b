export { FromTenant } from './FromTenant';
export { Cases } from './Cases';
export { type CaseSource, NewCaseDialog } from './form/NewCaseDialog';
export { CasesOfConversation } from './CasesOfConversation';
export { Craftsmen } from './craftsmen/Craftsmen';
export { CasePage } from './page/CasePage';
export { type CaseRow, pathOf as casePath } from './case-lists';
export { StateBadge, UrgencyBadge } from './list/CaseBadges';
export { useCasesOf } from './use-cases-of';
