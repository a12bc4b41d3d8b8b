import type { EntityManager } from '../../platform/database/index.js';
import type { ToldError } from './release-error.repository.js';
import type { Health } from './release-health.js';

/** How a micro-frontend failed in a browser, and the column that counts it. */
const FAILURE_COLUMNS = {
  LOAD: 'load_failures',
  RENDER: 'render_failures',
  CODE: 'code_failures',
} as const;

export const FAILURE_KINDS = ['LOAD', 'RENDER', 'CODE'] as const;

type FailureKind = (typeof FAILURE_KINDS)[number];

/** What one page says of a version. */
export interface VisitReport {
  app: string;
  version: string;
  isVisit: boolean;
  failure?: FailureKind | undefined;
  /** Where in its scripts. */
  error?: Pick<ToldError, 'name' | 'places'> | undefined;
}

/** Counts a report; answers whether there is such a version. */
export async function countVisit(
  em: EntityManager,
  { app, version, isVisit, failure }: VisitReport,
): Promise<boolean> {
  const column = failure ? FAILURE_COLUMNS[failure] : 'load_failures';
  const rows = await em.execute<unknown[]>(
    `insert into release_health as h (app, version, visits, load_failures, render_failures, code_failures)
     select app, version, 0, 0, 0, 0 from release where app = ? and version = ? and ready_at is not null
     on conflict (app, version) do update set visits = h.visits
     returning app`,
    [app, version],
  );
  if (rows.length === 0) return false;
  await em.execute(
    `update release_health set visits = visits + ?, ${column} = ${column} + ? where app = ? and version = ?`,
    [isVisit ? 1 : 0, failure ? 1 : 0, app, version],
  );
  return true;
}

/** How each of these versions, which are plain words, does; versions that no page told of are left out. */
export async function findHealth(
  em: EntityManager,
  app: string,
  versions: readonly string[],
): Promise<Map<string, Health>> {
  const rows = await em.execute<({ version: string } & Health)[]>(
    `select version, visits, load_failures + render_failures + code_failures as failures
       from release_health where app = ? and version = any(?::text[])`,
    [app, `{${versions.join(',')}}`],
  );
  return new Map(rows.map(({ version, visits, failures }) => [version, { visits, failures }]));
}
