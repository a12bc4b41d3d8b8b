import { companyOf, ownCompanyOf, requirePermission } from '../../platform/context/index.js';
import type { Actor, ManagingActor } from '../../platform/context/index.js';
import type { Permission } from '@hausgeist/schema';

/** What can be done with buildings and flats; people who manage tenants manage where they live. */
const NEEDED = {
  view: 'users.view',
  create: 'users.create',
  edit: 'users.edit',
  delete: 'users.delete',
} as const satisfies Record<string, Permission>;

export type BuildingAction = keyof typeof NEEDED;

/** The actor, if they may do this to buildings at all. */
export const requireBuildings = (actor: Actor, action: BuildingAction): ManagingActor =>
  requirePermission(actor, NEEDED[action]);

/** The one company whose buildings are asked for; administrators have to name it. */
export const companyOfBuildings = (
  actor: Actor,
  action: BuildingAction,
  companyId: string | null | undefined,
): string => companyOf(requireBuildings(actor, action), companyId);

/** The company whose buildings the actor may act on; undefined for all. */
export const buildingScope = (actor: Actor, action: BuildingAction): string | undefined =>
  ownCompanyOf(requireBuildings(actor, action));
