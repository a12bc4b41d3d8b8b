import type { EntityManager } from '../../../platform/database/index.js';
import { platformReasons, type Refusal } from '../../../platform/errors/index.js';

/** SQL: whether the company `c` is served, so that its people are let in. */
export const IS_SERVED = 'c.suspended_at is null';

interface SuspendedRow {
  company: string;
  phone: string;
  email: string;
  isTenant: boolean;
}

/** What a person reads whose company is suspended; undefined for all others. */
export async function findSuspension(
  em: EntityManager,
  personId: string,
): Promise<Refusal | undefined> {
  const [row] = await em.execute<SuspendedRow[]>(
    `select c.name as company, c.phone, c.email, p."isTenant"
       from (select managing_company_id as id, true as "isTenant" from end_user where id = ?
             union all
             select managing_company_id, false from company_user where id = ?) p
       join company c on c.id = p.id
      where not (${IS_SERVED})`,
    [personId, personId],
  );
  if (!row) return undefined;
  const { isTenant, ...told } = row;
  return isTenant ? platformReasons.SERVICE_PAUSED(told) : platformReasons.COMPANY_SUSPENDED(told);
}

/** The same for who holds the token of a session, which has ended meanwhile. */
export async function findSuspensionBehind(
  em: EntityManager,
  tokenHash: string,
): Promise<Refusal | undefined> {
  const [session] = await em.execute<{ subjectId: string }[]>(
    `select subject_id as "subjectId" from session where token_hash = ? and expires_at > now()`,
    [tokenHash],
  );
  return session && findSuspension(em, session.subjectId);
}
