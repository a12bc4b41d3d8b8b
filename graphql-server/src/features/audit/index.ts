import { AuditLog } from './audit-log.js';
import { AuditLogReader } from './audit-log-reader.js';
import { AuditLogResolver } from './audit-log.resolver.js';

export { AuditEntry } from './audit-entry.entity.js';
export { type AuditActor, type AuditEvent, AuditLog, type AuditParty } from './audit-log.js';
export { AuditLogResolver } from './audit-log.resolver.js';

/** Puts the audit feature together. */
export const createAudit = () => ({
  service: new AuditLog(),
  resolvers: [new AuditLogResolver(new AuditLogReader())],
});
