import { type RequestContext, requireStaff } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { forbidden } from '../../../platform/errors/index.js';
import { requireCurrentActor } from '../../companies/index.js';
import { isSelf, mayHandle } from '../company-member.policy.js';
import { admit } from '../member-scope.js';
import { type LockedUser, lockUser } from '../member.repository.js';

/** The company of whose users the one who acts may change this one, undefined for all; each may change themselves. */
export function admitToSelfOrManaged(
  context: Pick<RequestContext, 'actor'>,
  id: string,
): { companyId: string | undefined } {
  const actor = requireStaff(context.actor);
  return actor.kind === 'companyUser' && isSelf(actor, id) ? actor : admit(context, 'edit');
}

/** Locks the one who acts, or another user whom they may edit. */
export async function lockSelfOrManaged(
  context: Pick<RequestContext, 'actor'>,
  tx: EntityManager,
  id: string,
): Promise<LockedUser> {
  const actor = requireStaff(context.actor);
  const { companyId } = admitToSelfOrManaged(context, id);
  const locked = await lockUser(tx, id, { companyId });
  await requireCurrentActor(tx, actor);
  if (!mayHandle(actor, locked.user.role)) throw forbidden();
  return locked;
}
