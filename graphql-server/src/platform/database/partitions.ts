import type { EntityManager } from './database-port.js';

/** Months for which partitions are there before their first row. */
const MONTHS_AHEAD = 3;

/** A table that is kept by the month. */
export interface MonthlyTable {
  name: string;
  /**
   * How long rows are kept: a month goes when its last row is older than so many days. For ever if
   * missing.
   */
  keptDays?: number | undefined;
  /** Rows are deleted by other means: a month goes once none is left of it. */
  onlyEmpty?: boolean;
  /** Called before a month goes, with the moment that no row of it reaches; may be called again. */
  beforeDrop?: (em: EntityManager, end: Date) => Promise<void>;
}

/** What has been done to a table's partitions. */
export interface PartitionChanges {
  made: string[];
  dropped: string[];
  /** Months that could not be made, as rows of theirs are among those of no month. */
  blocked: string[];
}

/** Makes the partitions of this month and the next ones, and drops those that are older than is kept. */
export async function keepPartitions(
  em: EntityManager,
  { name, keptDays, onlyEmpty = false, beforeDrop }: MonthlyTable,
  now = new Date(),
): Promise<PartitionChanges> {
  const changes: PartitionChanges = { made: [], dropped: [], blocked: [] };
  const partitions = await findPartitions(em, name);
  const covered = Math.max(...partitions.map(({ end }) => end?.getTime() ?? -Infinity));
  for (let month = 0; month <= MONTHS_AHEAD; month += 1) {
    const [from, to] = [monthAfter(now, month), monthAfter(now, month + 1)];
    if (from.getTime() < covered) continue;
    const partition = `${name}_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    const isMade = await makePartition(em, name, { partition, from, to });
    (isMade ? changes.made : changes.blocked).push(partition);
  }
  if (keptDays === undefined) return changes;
  const limit = now.getTime() - keptDays * 86_400_000;
  for (const { partition, end } of partitions) {
    if (!end || end.getTime() > limit) continue;
    if (onlyEmpty && (await hasRows(em, partition))) continue;
    await beforeDrop?.(em, end);
    await em.execute(`drop table if exists "${partition}"`);
    changes.dropped.push(partition);
  }
  return changes;
}

/** The first moment of the month that is so many after that of `now`. */
const monthAfter = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));

/** PostgreSQL's code for rows that a new partition would have to take over. */
const OCCUPIED = '23514';

async function makePartition(
  em: EntityManager,
  table: string,
  { partition, from, to }: { partition: string; from: Date; to: Date },
): Promise<boolean> {
  try {
    await em.execute(
      `create table if not exists "${partition}" partition of "${table}"
         for values from ('${from.toISOString()}') to ('${to.toISOString()}')`,
    );
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === OCCUPIED) return false;
    throw error;
  }
}

async function hasRows(em: EntityManager, partition: string): Promise<boolean> {
  return (await em.execute(`select 1 from "${partition}" limit 1`)).length > 0;
}

interface Partition {
  partition: string;
  /** The moment that no row of it reaches; undefined for the one that takes what fits in no other. */
  end: Date | undefined;
}

async function findPartitions(em: EntityManager, table: string): Promise<Partition[]> {
  const rows = await em.execute<{ partition: string; end: number | null }[]>(
    `select c.relname as partition,
            extract(epoch from substring(pg_get_expr(c.relpartbound, c.oid)
                                         from 'TO \\(''([^'']+)''\\)')::timestamptz)::float8 as end
       from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ?::regclass`,
    [table],
  );
  return rows.map(({ partition, end }) => ({
    partition,
    end: end === null ? undefined : new Date(end * 1_000),
  }));
}
