export { AuditEntry } from './audit-entry.entity.js';
