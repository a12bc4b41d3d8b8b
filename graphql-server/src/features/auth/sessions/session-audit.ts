import { ANONYMOUS, type RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { AuditLog } from '../../audit/index.js';
import { findPerson } from '../people.js';
import type { EndedSession } from './session.repository.js';

/** What audit entries say of sessions. */
export type SessionAction = 'session.signed-out' | 'session.token-reused';

/**
 * Keeps that a session of staff was ended. Its owner is certain; but a token that was used before
 * may have come from another person, so such an entry names no actor.
 */
export async function recordEnd(
  audit: AuditLog,
  context: RequestContext,
  tx: EntityManager,
  { action, ended }: { action: SessionAction; ended: EndedSession },
): Promise<void> {
  const { audience, subjectId, device } = ended;
  if (audience === 'end-user') return;
  const person = await findPerson(tx, audience, subjectId);
  if (!person) return;
  const { party, company } = person;
  const actor = action === 'session.signed-out' ? party : undefined;
  const nameless = { ...context, actor: ANONYMOUS };
  const details = device ? { device } : {};
  await audit.record(nameless, tx, action, { subject: party, company, actor }, details);
}
