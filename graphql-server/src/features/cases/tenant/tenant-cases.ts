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

/** Whether a conversation of the person was added to the case, whose table is §, and they were told of that. */
const WAS_ADDED = `exists (select 1 from case_conversation k
  join conversation v on v.company_id = k.company_id and v.id = k.conversation_id
  where k.company_id = §.company_id and k.case_id = §.id and k.told_at is not null and v.end_user_id = ?)`;

/** Closed cases are shown for a week. */
const stillShown = () => ({
  $or: [
    { state: { $ne: 'CLOSED' as const } },
    { updatedAt: { $gt: new Date(Date.now() - SHOWN_DAYS * 86_400_000) } },
  ],
});

/** The tenant's own cases of which they were told. */
const ownCases = ({ endUserId, companyId }: CaseTenant) => ({
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
    stillShown(),
  ],
});

/** Cases of others, or of a whole house, to which a conversation of the tenant was added. */
const sharedCases = ({ endUserId, companyId }: CaseTenant) => ({
  company: companyId,
  $and: [
    { $or: [{ endUserId: null }, { endUserId: { $ne: endUserId } }] },
    { [raw((alias) => WAS_ADDED.replaceAll('§', alias), [endUserId])]: [] },
    stillShown(),
  ],
});

/** What of a case's files its tenant sees: what they have sent, and what was released for them. */
const SEEN_FILES = {
  storedAt: { $ne: null },
  $or: [{ side: 'TENANT' as const }, { shownAt: { $ne: null } }],
};

/** A case with what a tenant sees of it. */
export interface TenantCaseView {
  serviceCase: ServiceCase;
  /** Of the cases of others, the title and the state are all that is seen. */
  isOwn: boolean;
  files: CaseFile[];
  /** What the craftsman has reported, if it was released. */
  report: string | null;
}

/** The tenant's own cases and those they share, what changed last first, without files and reports. */
export const findToldCases = (em: EntityManager, tenant: CaseTenant): Promise<ServiceCase[]> =>
  em.find(
    ServiceCase,
    { company: tenant.companyId, $or: [ownCases(tenant), sharedCases(tenant)] },
    { orderBy: { updatedAt: 'desc', id: 'desc' }, limit: MOST },
  );

/** What changed last first. */
export async function findTenantCases(
  em: EntityManager,
  tenant: CaseTenant,
): Promise<TenantCaseView[]> {
  const cases = await findToldCases(em, tenant);
  if (cases.length === 0) return [];
  const isOwn = ({ endUserId }: ServiceCase) => endUserId === tenant.endUserId;
  const own = cases.filter(isOwn).map(({ id }) => id);
  const ofThose = { companyId: tenant.companyId, caseId: { $in: own } };
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
    return { serviceCase, isOwn: isOwn(serviceCase), files: files.filter(isOfCase), report };
  });
}

/** One of the tenant's own cases; null for every other. */
export const findTenantCase = (
  em: EntityManager,
  tenant: CaseTenant,
  id: string,
): Promise<ServiceCase | null> =>
  em.findOne(ServiceCase, { ...ownCases(tenant), id: requireUuid(id) });

/** A file of one of the tenant's own cases that they see; null for every other. */
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
