import {
  type Actor,
  companyOf,
  requireStaff,
  type StaffActor,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';
import type { Owner } from './webhook.entity.js';

/** Endpoints are the business of administrators: of the platform, or of their own company. */
export function requireWebhookManager(actor: Actor): StaffActor {
  const staff = requireStaff(actor);
  if (staff.kind === 'companyUser' && staff.role !== 'COMPANY_ADMIN') throw forbidden();
  return staff;
}

/** Whose endpoints are listed or added; a company user's company is always their own. */
export function ownerFor(actor: Actor, companyId: string | null | undefined): Owner {
  const staff = requireWebhookManager(actor);
  if (staff.kind === 'admin' && !companyId) return { companyId: null };
  return { companyId: companyOf(staff, companyId) };
}

/** The company whose endpoints alone the actor may touch by their id; undefined for any. */
export function scopeOf(actor: Actor): string | undefined {
  const staff = requireWebhookManager(actor);
  return staff.kind === 'companyUser' ? staff.companyId : undefined;
}

/** The manager, and the company whose endpoints they may manage; undefined: they may manage any. */
export interface Manager {
  staff: StaffActor;
  companyId: string | undefined;
}

/** The actor as one who may manage endpoints. */
export const managerOf = (actor: Actor): Manager => ({
  staff: requireWebhookManager(actor),
  companyId: scopeOf(actor),
});
