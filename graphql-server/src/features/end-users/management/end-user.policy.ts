import type { Permission } from '@hausgeist/schema';
import {
  type Actor,
  companyScopeOf,
  hasPermission,
  requirePermission,
  type ManagingActor,
} from '../../../platform/context/index.js';

/** What can be done with tenants and owners; renewing a number is a change. */
export type EndUserAction = 'view' | 'create' | 'edit' | 'delete';

const NEEDED: Record<EndUserAction, Permission> = {
  view: 'users.view',
  create: 'users.create',
  edit: 'users.edit',
  delete: 'users.delete',
};

/** Who acts, and the company whose people they may act on; undefined for all companies. */
export interface Admitted {
  manager: ManagingActor;
  companyId: string | undefined;
}

/** Lets those in who may do this; another company than their own is not found. */
export function admit(actor: Actor, action: EndUserAction, companyId?: string | null): Admitted {
  const manager = requirePermission(actor, NEEDED[action]);
  return { manager, companyId: companyScopeOf(manager, companyId) };
}

/** The number lets whoever knows it in as that person. */
export const maySeeAuthNumber = (actor: Actor): boolean => hasPermission(actor, 'users.view');
