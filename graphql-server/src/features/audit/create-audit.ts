import { AuditLog } from './audit-log.js';

/** Puts the audit feature together. */
export const createAudit = () => ({ service: new AuditLog() });
