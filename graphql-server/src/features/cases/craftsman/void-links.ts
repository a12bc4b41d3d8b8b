import type { EntityManager } from '../../../platform/database/index.js';
import type { ServiceCase } from '../case.entity.js';
import { CaseLink } from '../case-records.entity.js';

/** Makes the links of a case void; tells how many were not. */
export const revokeLinks = (tx: EntityManager, { id, company }: ServiceCase): Promise<number> =>
  tx.nativeUpdate(
    CaseLink,
    { companyId: company.id, caseId: id, revokedAt: null },
    { revokedAt: new Date() },
  );
