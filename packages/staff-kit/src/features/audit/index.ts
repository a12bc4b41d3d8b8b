export { askForAuditLog, AuditScreen } from './AuditScreen';
export type { AuditTexts } from './messages/catalogues';
