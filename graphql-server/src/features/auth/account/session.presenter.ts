import { type RequestContext, sessionIdOf } from '../../../platform/context/index.js';
import type { Session } from '../sessions/session.entity.js';
import type { SignInSession } from './account.type.js';

/** A sign-in as GraphQL shows it to its owner. */
export const presentSession = (
  { actor }: Pick<RequestContext, 'actor'>,
  { id, device, address, createdAt, lastUsedAt }: Session,
): SignInSession => ({
  ...{ id, device, address, createdAt },
  lastUsedAt: lastUsedAt ?? createdAt,
  isCurrent: actor.kind !== 'anonymous' && sessionIdOf(actor) === id,
});
