import type { AuditParties } from '../../audit/index.js';
import type { PrivacyRequest } from '../privacy-request.entity.js';

/** Whom a request is about, as the audit log names them. */
export const aboutRequest = ({
  company,
  personKind,
  personId,
  personName,
}: PrivacyRequest): AuditParties => ({
  company,
  subject: {
    kind: personKind === 'EMPLOYEE' ? 'companyUser' : 'endUser',
    id: personId,
    name: personName,
  },
});
