import type { EndUserActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';

/** The end user whose living session has this token hash; one statement, run on every request. */
export async function findEndUserActor(
  em: EntityManager,
  tokenHash: string,
): Promise<EndUserActor | undefined> {
  const rows = await em.execute<{ id: string; subject_id: string; company: string }[]>(
    `select s.id, s.subject_id, u.managing_company_id as company
       from session s join end_user u on u.id = s.subject_id
      where s.token_hash = ? and s.audience = 'end-user'
        and s.revoked_at is null and s.expires_at > now()`,
    [tokenHash],
  );
  const row = rows[0];
  return (
    row && { kind: 'endUser', endUserId: row.subject_id, companyId: row.company, sessionId: row.id }
  );
}
