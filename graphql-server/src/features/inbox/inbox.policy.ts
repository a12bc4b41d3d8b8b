import {
  type Actor,
  actorId,
  companyOf,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';

/** The company whose inbox the actor may read: they are what its tenants wrote. */
export const inboxToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'conversations.view'), companyId);

/** The company whose conversations alone the actor may read; undefined for any. */
export const inboxScope = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, 'conversations.view'));

/** The person who has read something or not; programs have no such memory. */
export const readerOf = (actor: Actor): string | null =>
  actor.kind === 'companyUser' || actor.kind === 'admin' ? actorId(actor) : null;
