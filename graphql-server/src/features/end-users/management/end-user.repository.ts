import { randomInt } from 'node:crypto';
import { LOCKED } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import {
  conflict,
  notFound,
  refuseUnknownRevision,
  refusingTaken,
  wrongField,
} from '../../../platform/errors/index.js';
import { AuditEntry } from '../../audit/index.js';
import { type Company, lockCompanyShared } from '../../companies/index.js';
import { NumberRenewal } from '../access/number-renewal.entity.js';
import { EndUser } from '../end-user.entity.js';
import { endUserReasons } from '../end-user.reasons.js';
import { findEndUserView } from './end-user-list.repository.js';

/**
 * A tenant or owner, locked until the transaction ends, and their company; of that
 * company only, if one is named. The company is held first, as when it is deleted: otherwise the two
 * could wait for each other.
 */
export async function lockEndUser(
  tx: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<{ user: EndUser; company: Company }> {
  const found = await findEndUserView(tx, id, companyId);
  if (!found) throw endUserNotFound();
  const company = await lockCompanyShared(tx, found.companyId);
  const user = await tx.findOne(EndUser, { id, managingCompany: company }, LOCKED);
  if (!user) throw endUserNotFound();
  return { user, company };
}

/** The `revision` that the client has seen; whatever came meanwhile is overwritten if it says none. */
export interface Seen {
  revision?: number | null | undefined;
}

/** Refuses a change by a client that has not seen the present state. */
export async function requireSeen(
  tx: EntityManager,
  { id, managingCompany, createdAt, revision }: EndUser,
  seen: Seen['revision'],
): Promise<void> {
  if (seen === undefined || seen === null || seen === revision) return;
  refuseUnknownRevision(seen, revision);
  const last = await tx.findOne(
    AuditEntry,
    {
      ...{ companyId: managingCompany.id, subjectId: id },
      action: { $in: ['end-user.updated', 'end-user.number-renewed'] },
    },
    { orderBy: { at: 'desc' } },
  );
  const renewed = await tx.count(NumberRenewal, {
    ...{ company: managingCompany, startedAt: { $gte: createdAt } },
    holdsFrom: { $lte: new Date(), ...(last ? { $gt: last.at } : {}) },
  });
  // The numbers of a whole company are renewed by no person.
  const name = (renewed === 0 && last?.actorName) || 'Hausgeist';
  throw conflict(endUserReasons.END_USER_CHANGED_MEANWHILE({ name, revision }));
}

export const endUserNotFound = () => notFound(endUserReasons.END_USER_NOT_FOUND);

/** Keys of the files that belong to an end user's conversations. */
export async function findFileKeys(em: EntityManager, endUserId: string): Promise<string[]> {
  const rows = await em.execute<{ key: string }[]>(
    `select storage_key as key from attachment where end_user_id = ?
      union all
     select summary_file_key from conversation
      where end_user_id = ? and summary_file_key is not null`,
    [endUserId, endUserId],
  );
  return rows.map(({ key }) => key);
}

/** A number that opens the chat together with the e-mail address; another one than before. */
export function createAuthNumber(digits: number, previous?: string): string {
  let number = previous;
  while (number === previous) number = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return number ?? '';
}

/** Runs a change; an e-mail address or customer number that the company has already becomes an error of its field. */
export const refusingTakenPerson = <T>(change: () => Promise<T>): Promise<T> =>
  refusingTaken(
    ({ message }) =>
      message.includes('external_id_unique')
        ? wrongField('externalId', endUserReasons.EXTERNAL_ID_TAKEN)
        : wrongField('email', endUserReasons.EMAIL_TAKEN_IN_COMPANY),
    change,
  );
