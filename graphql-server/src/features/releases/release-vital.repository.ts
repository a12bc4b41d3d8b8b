import type { EntityManager } from '../../platform/database/index.js';
import { stepOf, type Vital, type VitalCounts, VITALS } from './release-vitals.js';

/** What one page measured of a version. */
export type VitalReport = { app: string; version: string } & Partial<Record<Vital, number>>;

/** Counts what a page measured; what there is no version of is not counted. */
export async function countVitals(em: EntityManager, report: VitalReport): Promise<void> {
  const { app, version } = report;
  const told = VITALS.flatMap((vital) => {
    const value = report[vital];
    return value === undefined ? [] : [{ vital, step: stepOf(vital, value) }];
  });
  await em.execute(
    `insert into release_vital as v (app, version, vital, step, pages)
     select r.app, r.version, t.vital, t.step, 1
       from release r, json_to_recordset(?::json) as t(vital text, step smallint)
      where r.app = ? and r.version = ? and r.ready_at is not null
     on conflict (app, version, vital, step) do update set pages = v.pages + 1`,
    [JSON.stringify(told), app, version],
  );
}

type Row = { app: string; version: string; vital: Vital; step: number; pages: number };

/** Everything that was counted, of all apps or of one, by app and version as {@link versionKey} has them. */
export async function findVitals(
  em: EntityManager,
  ofApp?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<Vital, VitalCounts>>> {
  const rows = await em.execute<Row[]>(
    'select app, version, vital, step, pages from release_vital where app = coalesce(?, app)',
    [ofApp ?? null],
  );
  const found = new Map<string, Map<Vital, Map<number, number>>>();
  for (const { app, version, vital, step, pages } of rows) {
    const key = versionKey({ app, version });
    const vitals = found.get(key) ?? new Map<Vital, Map<number, number>>();
    found.set(
      key,
      vitals.set(vital, (vitals.get(vital) ?? new Map<number, number>()).set(step, pages)),
    );
  }
  return found;
}

export const versionKey = ({ app, version }: { app: string; version: string }) =>
  `${app} ${version}`;
