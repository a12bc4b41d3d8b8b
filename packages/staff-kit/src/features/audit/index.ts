export { AuditScreen } from './AuditScreen';
export type { AuditTexts } from './messages/catalogues';
