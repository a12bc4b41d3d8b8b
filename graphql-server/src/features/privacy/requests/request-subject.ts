import type { AuditEvent } from '../../audit/index.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';

/** Whom a request is about, as the audit log names them. */
export const subjectOfRequest = ({
  personKind,
  personId,
  personName,
}: PrivacyRequest): NonNullable<AuditEvent['subject']> => ({
  kind: personKind === 'EMPLOYEE' ? 'companyUser' : 'endUser',
  id: personId,
  name: personName,
});
