import { type EntityManager, keepPartitions } from '../../platform/database/index.js';
import type { MetricGroup, MetricSums } from '../../platform/telemetry/index.js';

/** The two tables, the time that a row of each covers, and how long rows are kept at least. */
export const RESOLUTIONS = {
  minute: { table: 'metric_minute', ms: 60_000, keptDays: 8 },
  hour: { table: 'metric_hour', ms: 3_600_000, keptDays: 90 },
} as const;

export type Resolution = keyof typeof RESOLUTIONS;

/** A row of this process. */
export interface MetricEntry {
  /** Beginning of the time it covers, in milliseconds since 1970. */
  startsAt: number;
  group: MetricGroup;
  label: string;
  sums: MetricSums;
  isWritten?: boolean;
}

/** Sums over all processes in one stretch of a chart. */
export interface SummedMetrics {
  startsAt: number;
  group: MetricGroup;
  label: string;
  sums: Record<string, number>;
}

/** Names of all sums that are read back. */
const NAMES = {
  api: ['requests', 'ms', 'errors', 'slow'],
  model: ['requests', 'inputTokens', 'outputTokens', 'cost'],
  provider: ['calls', 'failures'],
  cache: ['l1Hits', 'l2Hits', 'misses'],
  rag: ['queries', 'skipped', 'attempts', 'successes', 'failures', 'circuitBreaks', 'ms'],
  budget: ['warnings', 'answersWithout'],
  webhook: ['attempts', 'delivered', 'failures', 'ms'],
} as const satisfies Record<MetricGroup, readonly string[]>;

const GROUPS = Object.keys(NAMES) as MetricGroup[];
const ALL_NAMES = [...new Set(Object.values(NAMES).flat())];

/** Writes rows of both tables in one statement, in place of what they held before. */
export async function writeMetrics(
  em: EntityManager,
  process: string,
  rows: Record<Resolution, readonly MetricEntry[]>,
): Promise<void> {
  const insert = (resolution: Resolution) => `
    insert into ${RESOLUTIONS[resolution].table} (starts_at, metric_group, label, process, sums)
    select to_timestamp("startsAt" / 1000.0), "group", label, ?, sums
      from jsonb_to_recordset(?::jsonb)
        as r("startsAt" float8, "group" text, label text, sums jsonb)
    on conflict (starts_at, metric_group, label, process) do update set sums = excluded.sums`;
  await em.execute(`with minutes as (${insert('minute')}) ${insert('hour')}`, [
    process,
    JSON.stringify(rows.minute),
    process,
    JSON.stringify(rows.hour),
  ]);
}

/** Sums from a point in time on, in stretches of `bucketMs`; one statement. */
export async function sumMetrics(
  em: EntityManager,
  resolution: Resolution,
  { from, bucketMs }: { from: number; bucketMs: number },
): Promise<SummedMetrics[]> {
  const sums = ALL_NAMES.map((name) => {
    const groups = GROUPS.filter((group) => NAMES[group].some((own) => own === name));
    // Looking for a name in rows that do not have it is most of the work.
    const having = groups.map((group) => `'${group}'`).join(', ');
    return `sum((sums->>'${name}')::float8) filter (where metric_group in (${having})) as "${name}"`;
  });
  const rows = await em.execute<Record<string, unknown>[]>(
    `select floor(extract(epoch from starts_at) * 1000 / ?) as bucket,
            metric_group as "group", label, ${sums.join(', ')}
       from ${RESOLUTIONS[resolution].table}
      where starts_at >= ?
      group by 1, 2, 3`,
    [bucketMs, new Date(from)],
  );
  return rows.map(({ bucket, group, label, ...row }) => ({
    startsAt: Number(bucket) * bucketMs,
    group: group as MetricGroup,
    label: String(label),
    sums: Object.fromEntries(
      NAMES[group as MetricGroup].map((name) => [name, Number(row[name] ?? 0)]),
    ),
  }));
}

/**
 * Drops the months whose figures are all too old to be asked for, and makes those to come; the names of
 * those that are gone.
 */
export async function forgetOldMetrics(em: EntityManager, now = new Date()): Promise<string[]> {
  const dropped: string[] = [];
  for (const { table, keptDays } of Object.values(RESOLUTIONS)) {
    dropped.push(...(await keepPartitions(em, { name: table, keptDays }, now)).dropped);
  }
  return dropped;
}
