import { allowLong, type EntityManager, transactional } from '../../platform/database/index.js';
import { oneOf } from '../../platform/lists/index.js';
import type { ChangedType } from './change.entity.js';

/** Changes that get their places in one transaction. */
const AT_ONCE = 10_000;

/** A change in its place. */
export interface ChangeRow {
  companyId: string;
  type: ChangedType;
  thingId: string;
  isGone: boolean;
  place: number;
}

/**
 * Gives committed changes the places behind the last one. Changes that a transaction is changing again are left for
 * later, as it may take long. What left a company comes before what came into another: both are about one thing.
 */
const NUMBER = `
  with waiting as materialized (
    select company_id, type, thing_id, is_gone, changed_at from change where position is null
     order by is_gone desc, changed_at, thing_id limit ${AT_ONCE} for update skip locked),
  numbered as (
    select company_id, type, thing_id,
           ?::bigint + row_number() over (order by is_gone desc, changed_at, thing_id) as place
      from waiting)
  update change c set position = n.place from numbered n
   where c.company_id = n.company_id and c.type = n.type and c.thing_id = n.thing_id
  returning 1`;

/** Gives all changes that were committed so far their places. */
export async function numberChanges(em: EntityManager): Promise<void> {
  let count = await countWaiting(em);
  while (count > 0) {
    count = await transactional(em.fork(), async (tx) => {
      // One process at a time, so that a reader who sees a place sees all before it.
      const [row] = await tx.execute<{ last: string }[]>(
        'select last_place as last from change_epoch for update',
      );
      const numbered = await tx.execute<unknown[]>(NUMBER, [row?.last]);
      await tx.execute('update change_epoch set last_place = last_place + ?', [numbered.length]);
      return numbered.length;
    });
    if (count < AT_ONCE) return;
  }
}

async function countWaiting(em: EntityManager): Promise<number> {
  const found = await em.execute<unknown[]>('select 1 from change where position is null limit 1');
  return found.length;
}

/** Changes behind a place, in their order. */
export async function readChanges(
  em: EntityManager,
  { types, companyId }: { types: readonly ChangedType[]; companyId: string | undefined },
  { place, limit }: { place: number; limit: number },
): Promise<ChangeRow[]> {
  const ofTypes = oneOf('type', types);
  const rows = await em.execute<(Omit<ChangeRow, 'place'> & { place: string | number })[]>(
    `select company_id as "companyId", type, thing_id as "thingId", is_gone as "isGone", position as place
       from change
      where position > ? and ${ofTypes.sql} ${companyId === undefined ? '' : 'and company_id = ?'}
      order by position limit ?`,
    [place, ...ofTypes.params, ...(companyId === undefined ? [] : [companyId]), limit],
  );
  return rows.map((row) => ({ ...row, place: Number(row.place) }));
}

/** The epoch of a database that others are copies of. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** Whose places they are. A copy of an empty database gets an epoch of its own when it is first asked for. */
export async function readEpoch(em: EntityManager): Promise<string> {
  const read = async () => {
    const [row] = await em.execute<{ id: string }[]>('select id from change_epoch');
    if (!row) throw new Error('The table change_epoch is empty.');
    return row.id;
  };
  const id = await read();
  if (id !== NONE) return id;
  await em.execute('update change_epoch set id = gen_random_uuid() where id = ?', [NONE]);
  return read();
}

/** Lets each copy of this database have an epoch of its own. */
export async function forgetEpoch(em: EntityManager): Promise<void> {
  await em.execute('update change_epoch set id = ?', [NONE]);
}

/** Forgets what has been gone for so many days. */
export async function forgetGone(em: EntityManager, days: number): Promise<void> {
  await transactional(em, async (tx) => {
    await allowLong(tx);
    await tx.execute(
      'delete from change where is_gone and changed_at < now() - make_interval(days => ?)',
      [days],
    );
  });
}
