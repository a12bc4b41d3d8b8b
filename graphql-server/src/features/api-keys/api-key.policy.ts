import { type ApiKeyScope, COMPANY_KEY_SCOPES, PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import {
  type Actor,
  companyOf,
  ownCompanyOf,
  requireStaff,
  type StaffActor,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';

/** Administrators of the platform and of companies manage keys; a key never does. */
function requireKeeper(actor: Actor): StaffActor {
  const staff = requireStaff(actor);
  if (staff.kind === 'companyUser' && staff.role !== 'COMPANY_ADMIN') throw forbidden();
  return staff;
}

/** The manager of keys and the owner of the keys: a company, or (null) the platform. */
export function keysOf(
  actor: Actor,
  companyId: string | null | undefined,
): { keeper: StaffActor; owner: string | null } {
  const keeper = requireKeeper(actor);
  const isPlatform = keeper.kind === 'admin' && !companyId;
  return { keeper, owner: isPlatform ? null : companyOf(keeper, companyId) };
}

/** The manager, and the company whose keys they may change; undefined: they may change any. */
export function changeableKeys(actor: Actor): {
  keeper: StaffActor;
  companyId: string | undefined;
} {
  const keeper = requireKeeper(actor);
  return { keeper, companyId: ownCompanyOf(keeper) };
}

/** The scopes that a key of this owner can have. */
export const scopesFor = (owner: string | null): readonly ApiKeyScope[] =>
  owner === null ? PLATFORM_KEY_SCOPES : COMPANY_KEY_SCOPES;
