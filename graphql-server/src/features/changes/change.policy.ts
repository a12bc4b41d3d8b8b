import type { Permission } from '@hausgeist/schema';
import { type Actor, companyScopeOf, requirePermission } from '../../platform/context/index.js';
import { CASE_VIEW } from '../cases/index.js';
import type { ChangedType } from './change.entity.js';

/** What it takes to see things of a type, and so to be told of their changes. */
const NEEDED: Record<ChangedType, Permission> = {
  END_USER: 'users.view',
  BUILDING: 'users.view',
  CASE: CASE_VIEW,
};

/** The company whose changes the actor may be told, if they may see all these types; undefined for all. */
export function changesToRead(
  actor: Actor,
  types: readonly ChangedType[],
  companyId: string | null | undefined,
): string | undefined {
  for (const type of types) requirePermission(actor, NEEDED[type]);
  return companyScopeOf(requirePermission(actor, NEEDED[types[0] ?? 'END_USER']), companyId);
}
