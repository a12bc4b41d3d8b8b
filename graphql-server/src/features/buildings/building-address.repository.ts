import type { EntityManager } from '../../platform/database/index.js';
import type { Building } from './building.entity.js';
import { addressOf } from './building-views.js';

/** Lets the building's address lead to it, unless it leads to another one or has no word. */
export async function claimAddress(
  tx: EntityManager,
  building: Building,
): Promise<'claimed' | 'taken' | 'wordless'> {
  const companyId = building.company.id;
  const [{ key } = { key: '' }] = await tx.execute<{ key: string }[]>(
    'select address_key(?) as key',
    [addressOf(building)],
  );
  if (key === '') return 'wordless';
  await tx.execute(
    `insert into building_address (company_id, key, building_id) values (?, ?, ?)
     on conflict do nothing`,
    [companyId, key, building.id],
  );
  const [found] = await tx.execute<{ id: string }[]>(
    'select building_id as id from building_address where company_id = ? and key = ?',
    [companyId, key],
  );
  return found?.id === building.id ? 'claimed' : 'taken';
}

/** Lets all ways of writing an address lead to another building. */
export async function giveAddresses(tx: EntityManager, from: Building, into: Building) {
  await tx.execute(
    'update building_address set building_id = ? where company_id = ? and building_id = ?',
    [into.id, into.company.id, from.id],
  );
}

/** Gives a building the flats of another that it does not have itself. */
export async function moveFlats(tx: EntityManager, from: Building, into: Building) {
  const companyId = into.company.id;
  await tx.execute(
    `update flat f set building_id = ?
      where f.company_id = ? and f.building_id = ?
        and not exists (select 1 from flat o
                         where o.company_id = f.company_id and o.building_id = ? and o.key = f.key)`,
    [into.id, companyId, from.id, into.id],
  );
}

/** Whether people hang from a building or a flat. */
export async function isInhabited(
  tx: EntityManager,
  companyId: string,
  column: 'building_id' | 'flat_id',
  id: string,
): Promise<boolean> {
  const found = await tx.execute<object[]>(
    `select 1 from end_user where managing_company_id = ? and ${column} = ? limit 1`,
    [companyId, id],
  );
  return found.length > 0;
}
