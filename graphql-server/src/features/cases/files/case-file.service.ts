import {
  type RequestContext,
  requireEndUser,
  requireUuid,
} from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { CaseFile } from '../case-records.entity.js';
import { caseScope } from '../case.policy.js';
import { caseReasons } from '../case.reasons.js';
import { findTenantFile } from '../tenant/tenant-cases.js';

/** The files of cases, for the people of their company and for their tenants. */
export class CaseFiles {
  /** A file of a case that the actor may see. */
  async find({ actor, em }: RequestContext, caseId: string, id: string): Promise<CaseFile> {
    const companyId = caseScope(actor);
    const file = await em.findOne(CaseFile, {
      ...{ id: requireUuid(id), caseId: requireUuid(caseId), storedAt: { $ne: null } },
      ...(companyId ? { companyId } : {}),
    });
    if (!file) throw notFound(caseReasons.CASE_FILE_NOT_FOUND);
    return file;
  }

  /** A file of one of the tenant's own cases that they have sent or that was released for them. */
  async findForTenant(
    { actor, em }: RequestContext,
    caseId: string,
    id: string,
  ): Promise<CaseFile> {
    const file = await findTenantFile(em, requireEndUser(actor), { caseId, id });
    if (!file) throw notFound(caseReasons.CASE_FILE_NOT_FOUND);
    return file;
  }
}
