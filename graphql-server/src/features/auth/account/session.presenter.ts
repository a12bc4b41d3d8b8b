import { type RequestContext, sessionIdOf } from '../../../platform/context/index.js';
import { deviceNameFor } from '../sessions/device-name.js';
import type { Session } from '../sessions/session.entity.js';
import type { SignInSession } from './account.type.js';

/** A sign-in as GraphQL shows it to its owner. */
export const presentSession = (
  { actor, language }: Pick<RequestContext, 'actor' | 'language'>,
  { id, device, address, createdAt, lastUsedAt }: Session,
): SignInSession => ({
  ...{ id, address, createdAt },
  device: deviceNameFor(device, language),
  lastUsedAt: lastUsedAt ?? createdAt,
  isCurrent: actor.kind !== 'anonymous' && sessionIdOf(actor) === id,
});
