import type { ManagingActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { forbidden } from '../../platform/errors/index.js';

/**
 * Refuses when the actor is no longer what they were when the request began: of two administrators
 * who demote each other, the later one is refused. Call while the company is locked.
 */
export async function requireCurrentActor(em: EntityManager, actor: ManagingActor): Promise<void> {
  if (actor.kind !== 'companyUser') return;
  const rows = await em.execute<object[]>(
    `select 1 from company_user
      where id = ? and managing_company_id = ? and role = ? and status = 'ACTIVE'`,
    [actor.companyUserId, actor.companyId, actor.role],
  );
  if (rows.length === 0) throw forbidden();
}
