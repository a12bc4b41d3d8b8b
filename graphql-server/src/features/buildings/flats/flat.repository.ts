import { LOCKED, requireUuid } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { buildingReasons } from '../building.reasons.js';
import { oneOf, type SqlPart } from '../../../platform/lists/index.js';
import type { FlatView } from '../building-views.js';
import { Flat } from './flat.entity.js';

const BY_LABEL = new Intl.Collator('de', { numeric: true });

/** Reads flats with the number of their people. */
const readFlats = (em: EntityManager, { sql, params }: SqlPart): Promise<FlatView[]> =>
  em.execute<FlatView[]>(
    `select f.id, f.building_id as "buildingId", f.label, f.floor, f.external_id as "externalId",
            count(u.id) filter (where u.type = 'Tenant')::int as "tenantCount",
            count(u.id) filter (where u.type = 'Owner')::int as "ownerCount"
       from flat f
       left join end_user u on u.managing_company_id = f.company_id and u.flat_id = f.id
      where ${sql}
      group by f.id`,
    [...params],
  );

/** The flats of a building, by label, `9` before `10`. */
export async function listFlats(
  em: EntityManager,
  companyId: string,
  buildingId: string,
): Promise<FlatView[]> {
  const rows = await readFlats(em, {
    sql: 'f.company_id = ? and f.building_id = ?',
    params: [companyId, buildingId],
  });
  return rows.toSorted((a, b) => BY_LABEL.compare(a.label, b.label));
}

/** The flats with these ids; of that company only, if one is named. */
export function findFlatViews(
  em: EntityManager,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<FlatView[]> {
  const named = oneOf('f.id', ids);
  const scope = companyId === undefined ? [] : [companyId];
  return readFlats(em, {
    sql: scope.length > 0 ? `${named.sql} and f.company_id = ?` : named.sql,
    params: [...named.params, ...scope],
  });
}

/** A flat; of that company only, if one is named. */
export async function requireFlat(
  em: EntityManager,
  id: string,
  companyId: string | undefined,
  { isLocked = false } = {},
): Promise<Flat> {
  const flat = await em.findOne(
    Flat,
    { id: requireUuid(id), ...(companyId ? { companyId } : {}) },
    isLocked ? LOCKED : {},
  );
  if (!flat) throw notFound(buildingReasons.FLAT_NOT_FOUND);
  return flat;
}

/** Whether another flat of the building has such a label, however it is written. */
export async function isLabelTaken(
  em: EntityManager,
  { companyId, buildingId }: Flat,
  { id, label }: { id: string; label: string },
): Promise<boolean> {
  const found = await em.execute<object[]>(
    `select 1 from flat where company_id = ? and building_id = ? and key = flat_key(?) and id <> ?`,
    [companyId, buildingId, label, id],
  );
  return found.length > 0;
}
