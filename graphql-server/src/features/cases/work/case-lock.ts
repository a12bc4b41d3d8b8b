import { lockOwned } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { conflict, refuseUnknownRevision } from '../../../platform/errors/index.js';
import { ServiceCase } from '../case.entity.js';
import { CaseEntry } from '../case-records.entity.js';
import { caseReasons } from '../case.reasons.js';
import { ASIDE } from './case-journal.js';

/** Locks a case until the transaction ends. */
export const lockCase = (tx: EntityManager, id: string, companyId: string | undefined) =>
  lockOwned(tx, ServiceCase, id, companyId, caseReasons.CASE_NOT_FOUND);

/** Refuses a change by a client that has not seen the present state. */
export async function requireSeenCase(
  tx: EntityManager,
  { id, company, revision }: ServiceCase,
  seen: number,
): Promise<void> {
  if (revision === seen) return;
  refuseUnknownRevision(seen, revision);
  const last = await tx.findOne(
    CaseEntry,
    { companyId: company.id, caseId: id, kind: { $nin: [...ASIDE] } },
    { orderBy: { id: 'desc' } },
  );
  throw conflict(caseReasons.CASE_CHANGED_MEANWHILE({ name: last?.actorName ?? '', revision }));
}

/** The number of the next case of a company; the next but one waits until this transaction ends. */
export async function nextNumber(tx: EntityManager, companyId: string): Promise<number> {
  const [row] = await tx.execute<{ number: number }[]>(
    `insert into case_counter as c (company_id, last_number) values (?, 1)
     on conflict (company_id) do update set last_number = c.last_number + 1
     returning last_number as number`,
    [companyId],
  );
  if (!row) throw new Error('The database counted nothing.');
  return row.number;
}
