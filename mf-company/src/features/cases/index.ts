export { FromTenant } from './FromTenant';
export { Cases } from './Cases';
export { type CaseSource, NewCaseDialog } from './form/NewCaseDialog';
export { CasesOfConversation } from './CasesOfConversation';
export { Craftsmen } from './craftsmen/Craftsmen';
export { CasePage } from './page/CasePage';
export type { CaseRow } from './case-lists';
export { useCasesOf } from './use-cases-of';
