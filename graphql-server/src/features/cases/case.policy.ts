import {
  type Actor,
  actorId,
  companyOf,
  hasPermission,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';
import { CASE_VIEW } from './case-views.js';

/** The company whose cases the actor may see. */
export const casesToRead = (actor: Actor, companyId: string | null | undefined): string =>
  companyOf(requirePermission(actor, CASE_VIEW), companyId);

/** Whether the actor may see cases of the company whose other figures they see. */
export const maySeeCases = (actor: Actor): boolean => hasPermission(actor, CASE_VIEW);

/** The company whose cases alone the actor may see; undefined for any. */
export const caseScope = (actor: Actor): string | undefined =>
  ownCompanyOf(requirePermission(actor, CASE_VIEW));

/** One who works on cases, and the company whose alone; undefined for any. */
export interface CaseWorker {
  actor: ManagingActor;
  companyId: string | undefined;
}

/** Making and changing cases takes a permission of its own beside that of seeing them. */
export function requireCaseWorker(actor: Actor): CaseWorker {
  const worker = requirePermission(actor, CASE_VIEW);
  requirePermission(actor, 'cases.edit');
  return { actor: worker, companyId: ownCompanyOf(worker) };
}

/** What was said and sent in a conversation goes into a case only by the hand of one who may read it. */
export const requireConversationReader = (actor: Actor): void => {
  requirePermission(actor, 'conversations.view');
};

/** Words of its own to a tenant take of a program what it takes to write to many of them. */
export const requireTeller = (actor: Actor): void => {
  if (actor.kind === 'apiKey') requirePermission(actor, 'broadcast.send');
};

/** Whether the actor may read the conversations that cases come from. */
export const mayReadConversations = (actor: Actor): boolean =>
  hasPermission(actor, 'conversations.view');

/** Whether the actor may read how tenants are reached, which orders have taken along. */
export const mayReadContacts = (actor: Actor): boolean => hasPermission(actor, 'users.view');

/** The person whose cases are "mine"; programs have none. */
export const personOf = (actor: Actor): string | null =>
  actor.kind === 'companyUser' || actor.kind === 'admin' ? actorId(actor) : null;
