import { type ApiKeyScope, COMPANY_KEY_SCOPES, PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import {
  type Actor,
  companyOf,
  ownCompanyOf,
  requireStaff,
  type StaffActor,
} from '../../platform/context/index.js';
import { forbidden } from '../../platform/errors/index.js';

/** Administrators of the platform and of companies look after keys; a key never does. */
function requireKeeper(actor: Actor): StaffActor {
  const staff = requireStaff(actor);
  if (staff.kind === 'companyUser' && staff.role !== 'COMPANY_ADMIN') throw forbidden();
  return staff;
}

/** Who looks after keys, and whose keys: a company's, or (null) those of the platform. */
export function keysOf(
  actor: Actor,
  companyId: string | null | undefined,
): { keeper: StaffActor; owner: string | null } {
  const keeper = requireKeeper(actor);
  const isPlatform = keeper.kind === 'admin' && !companyId;
  return { keeper, owner: isPlatform ? null : companyOf(keeper, companyId) };
}

/** Who changes keys, and the company whose keys alone they may; undefined for those who may change any. */
export function changeableKeys(actor: Actor): {
  keeper: StaffActor;
  companyId: string | undefined;
} {
  const keeper = requireKeeper(actor);
  return { keeper, companyId: ownCompanyOf(keeper) };
}

/** What a key of this owner can be given. */
export const scopesFor = (owner: string | null): readonly ApiKeyScope[] =>
  owner === null ? PLATFORM_KEY_SCOPES : COMPANY_KEY_SCOPES;
