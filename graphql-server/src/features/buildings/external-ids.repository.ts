import type { EntityManager } from '../../platform/database/index.js';

/** The building with this external id, else the one at this address if it has none yet. */
export async function findBuildingToName(
  em: EntityManager,
  companyId: string,
  { externalId, address }: { externalId: string; address: string },
): Promise<string | undefined> {
  const [found] = await em.execute<{ id: string }[]>(
    `select b.id from building b
      where b.company_id = ? and (b.external_id = ? or (b.external_id is null and b.id in (
              select a.building_id from building_address a where a.company_id = ? and a.key = address_key(?))))
      order by b.external_id is null limit 1`,
    [companyId, externalId, companyId, address],
  );
  return found?.id;
}

/** The flat with this external id, else the one with this label in the building if it has none yet. */
export async function findFlatToName(
  em: EntityManager,
  companyId: string,
  { externalId, buildingId, label }: { externalId: string; buildingId: string; label: string },
): Promise<{ id: string; buildingId: string } | undefined> {
  const [found] = await em.execute<{ id: string; buildingId: string }[]>(
    `select id, building_id as "buildingId" from flat
      where company_id = ? and (external_id = ?
              or (external_id is null and building_id = ? and key = flat_key(?)))
      order by external_id is null limit 1`,
    [companyId, externalId, buildingId, label],
  );
  return found;
}
