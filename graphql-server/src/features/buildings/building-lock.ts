import { lockOwned, requireUuid } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/index.js';
import { type Company, lockCompanyShared } from '../companies/index.js';
import { Building } from './building.entity.js';
import { buildingReasons } from './building.reasons.js';

/**
 * A building, locked until the transaction ends, and its company, which is held first as when it is
 * deleted; of that company only, if one is named.
 */
export async function lockBuilding(
  tx: EntityManager,
  id: string,
  companyId: string | undefined,
): Promise<{ building: Building; company: Company }> {
  const where = { id: requireUuid(id), ...(companyId ? { company: companyId } : {}) };
  const found = await tx.findOne(Building, where);
  if (!found) throw buildingNotFound();
  const company = await lockCompanyShared(tx, found.company.id);
  const building = await lockOwned(tx, Building, id, companyId, buildingReasons.BUILDING_NOT_FOUND);
  return { building, company };
}

export const buildingNotFound = () => notFound(buildingReasons.BUILDING_NOT_FOUND);
