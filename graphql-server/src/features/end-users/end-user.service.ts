import { createHash, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '../../platform/database/index.js';
import { EndUser } from './end-user.entity.js';

/** Folds an e-mail address to the form it is stored and compared in. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

/**
 * The end user whose number was given, if it was right, and whether others have the same e-mail
 * address.
 */
export interface NumberMatch {
  endUser: EndUser | undefined;
  isShared: boolean;
  /** Whose address it is, whatever the number; one of them if it is shared. */
  holderId: string | undefined;
}

/**
 * The end user with this e-mail address and authentication number, company included.
 *
 * One person may live in homes of two companies under one address, so the number decides. Every
 * candidate is compared, and one dummy if there is none, to take the same time for all; the person is
 * loaded only once they are known. Where a company is named, those of others have no right number.
 */
export async function findEndUserByNumber(
  em: EntityManager,
  email: string,
  authNumber: string,
  companyId?: string,
): Promise<NumberMatch> {
  // While numbers are renewed, the new one holds at once, and the old one until its time has come.
  const candidates = await em.execute<{ id: string; numbers: string[]; companyId: string }[]>(
    `select id, managing_company_id as "companyId",
            array[case when next_number_from <= now() then next_auth_number else auth_number end,
                  coalesce(next_auth_number, auth_number)] as numbers
       from end_user where email = ? limit 50`,
    [foldEmail(email)],
  );
  const matches = candidates.map(
    (user) =>
      isOneOf(user.numbers, authNumber) &&
      (companyId === undefined || user.companyId === companyId),
  );
  if (candidates.length === 0) isOneOf(['000000', '000000'], authNumber);
  const match = candidates[matches.indexOf(true)];
  const endUser = match && ((await findEndUser(em, match.id)) ?? undefined);
  return { endUser, isShared: candidates.length > 1, holderId: candidates[0]?.id };
}

/** An end user with the company loaded. */
export async function findEndUser(em: EntityManager, id: string): Promise<EndUser | null> {
  return em.findOne(EndUser, { id }, { populate: ['managingCompany'] });
}

/** Compares all of them, to take the same time for each. */
const isOneOf = (numbers: readonly string[], given: string): boolean =>
  numbers.map((number) => equalInConstantTime(number, given)).includes(true);

function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

const digest = (value: string) => createHash('sha256').update(value.trim()).digest();
