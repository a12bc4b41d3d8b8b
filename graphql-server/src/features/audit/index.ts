export { AuditEntry } from './audit-entry.entity.js';
export { type AuditActor, type AuditEvent, AuditLog, type AuditParty } from './audit-log.js';
export { createAudit } from './create-audit.js';
