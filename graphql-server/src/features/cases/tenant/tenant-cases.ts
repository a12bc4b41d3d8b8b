import { raw } from '@mikro-orm/core';
import { requireUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { CaseEntry, CaseFile } from '../case-records.entity.js';
import { ServiceCase } from '../case.entity.js';

/** Cases that are shown at once. */
const MOST = 5;

/** A closed case is still shown for so many days. */
const SHOWN_DAYS = 7;

/** A tenant or owner, as the session says. */
export interface CaseTenant {
  endUserId: string;
  companyId: string;
}

/** Whether the company has written to the tenant about the case, whose table is §. */
const WAS_WRITTEN = `exists (select 1 from case_entry e where e.company_id = §.company_id
  and e.case_id = §.id and e.kind = 'WRITTEN_TO_TENANT')`;

/** The tenant's own cases of which they were told; closed ones for a week. */
function toldCases({ endUserId, companyId }: CaseTenant) {
  const since = new Date(Date.now() - SHOWN_DAYS * 86_400_000);
  return {
    company: companyId,
    endUserId,
    $and: [
      // What the company has made for itself is its own until the tenant is told of it.
      {
        $or: [
          { conversationId: { $ne: null } },
          { state: { $ne: 'OPEN' as const } },
          { appointmentState: 'CONFIRMED' as const },
          { [raw((alias) => WAS_WRITTEN.replaceAll('§', alias))]: [] },
        ],
      },
      { $or: [{ state: { $ne: 'CLOSED' as const } }, { updatedAt: { $gt: since } }] },
    ],
  };
}

/** What of a case's files its tenant sees: what they have sent, and what was released for them. */
const SEEN_FILES = {
  storedAt: { $ne: null },
  $or: [{ side: 'TENANT' as const }, { shownAt: { $ne: null } }],
};

/** A case with what its tenant sees of it. */
export interface TenantCaseView {
  serviceCase: ServiceCase;
  files: CaseFile[];
  /** What the craftsman has reported, if it was released. */
  report: string | null;
}

/** What changed last first, without files and reports. */
export const findToldCases = (em: EntityManager, tenant: CaseTenant): Promise<ServiceCase[]> =>
  em.find(ServiceCase, toldCases(tenant), {
    orderBy: { updatedAt: 'desc', id: 'desc' },
    limit: MOST,
  });

/** What changed last first. */
export async function findTenantCases(
  em: EntityManager,
  tenant: CaseTenant,
): Promise<TenantCaseView[]> {
  const cases = await findToldCases(em, tenant);
  if (cases.length === 0) return [];
  const ofThose = { companyId: tenant.companyId, caseId: { $in: cases.map(({ id }) => id) } };
  const inOrder = { orderBy: { id: 'asc' } } as const;
  const files = await em.find(CaseFile, { ...ofThose, ...SEEN_FILES }, inOrder);
  const reports = await em.find(
    CaseEntry,
    { ...ofThose, kind: 'REPORTED_DONE', shownAt: { $ne: null } },
    inOrder,
  );
  return cases.map((serviceCase) => {
    const isOfCase = ({ caseId }: { caseId: string }) => caseId === serviceCase.id;
    const report = reports.findLast(isOfCase)?.text ?? null;
    return { serviceCase, files: files.filter(isOfCase), report };
  });
}

/** One of the tenant's cases; null for every other. */
export const findTenantCase = (
  em: EntityManager,
  tenant: CaseTenant,
  id: string,
): Promise<ServiceCase | null> =>
  em.findOne(ServiceCase, { ...toldCases(tenant), id: requireUuid(id) });

/** A file of one of the tenant's cases that they see; null for every other. */
export async function findTenantFile(
  em: EntityManager,
  tenant: CaseTenant,
  { caseId, id }: { caseId: string; id: string },
): Promise<CaseFile | null> {
  const serviceCase = await findTenantCase(em, tenant, caseId);
  if (!serviceCase) return null;
  const { companyId } = tenant;
  return em.findOne(CaseFile, {
    ...{ companyId, caseId: serviceCase.id, id: requireUuid(id) },
    ...SEEN_FILES,
  });
}
