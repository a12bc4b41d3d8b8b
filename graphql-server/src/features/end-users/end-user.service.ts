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
 * loaded only once they are known.
 */
export async function findEndUserByNumber(
  em: EntityManager,
  email: string,
  authNumber: string,
): Promise<NumberMatch> {
  const candidates = await em.execute<{ id: string; authNumber: string }[]>(
    'select id, auth_number as "authNumber" from end_user where email = ? limit 50',
    [foldEmail(email)],
  );
  const matches = candidates.map((user) => equalInConstantTime(user.authNumber, authNumber));
  if (candidates.length === 0) equalInConstantTime('000000', authNumber);
  const match = candidates[matches.indexOf(true)];
  const endUser = match && ((await findEndUser(em, match.id)) ?? undefined);
  return { endUser, isShared: candidates.length > 1, holderId: candidates[0]?.id };
}

/** An end user with the company loaded. */
export async function findEndUser(em: EntityManager, id: string): Promise<EndUser | null> {
  return em.findOne(EndUser, { id }, { populate: ['managingCompany'] });
}

function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

const digest = (value: string) => createHash('sha256').update(value.trim()).digest();
