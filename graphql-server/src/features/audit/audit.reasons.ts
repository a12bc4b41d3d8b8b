import { defineReasons } from '../../platform/errors/index.js';

/** Why the audit log is not handed out. */
export const auditReasons = defineReasons({
  AUDIT_FORMAT_UNKNOWN: 'format must be csv or json',
  AUDIT_TIME_INVALID: 'A moment is written like 2026-03-29T00:00:00Z.',
  TOO_MANY_AUDIT_EXPORTS: 'Too many exports. Please try again later.',
});
