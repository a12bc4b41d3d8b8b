import type { Permission } from '@hausgeist/schema';
import {
  type Actor,
  actorId,
  companyOf,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';

/** The company whose inbox the actor may read: they are what its tenants wrote. */
export const inboxToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, 'conversations.view'), companyId);

/** The company whose conversations alone the actor may read; undefined for any. */
export const inboxScope = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, 'conversations.view'));

/** One who does something with conversations, and the company whose alone; undefined for any. */
export interface Worker {
  actor: ManagingActor;
  companyId: string | undefined;
}

/** People who may read conversations assign, label and annotate them; a key that reads only reads. */
export function requireWorker(actor: Actor): Worker {
  requireStaff(actor);
  return requireWorkerWith(actor, 'conversations.view');
}

/** What goes beyond reading takes a permission of its own beside that; keys can have both. */
export function requireWorkerWith(actor: Actor, permission: Permission): Worker {
  const worker = requirePermission(actor, 'conversations.view');
  requirePermission(actor, permission);
  return { actor: worker, companyId: ownCompanyOf(worker) };
}

/** The person who has read something or not; programs have no such memory. */
export const readerOf = (actor: Actor): string | null =>
  actor.kind === 'companyUser' || actor.kind === 'admin' ? actorId(actor) : null;
