import type { EntityManager } from '../../platform/database/index.js';
import type { Health } from './release-health.js';
import { findHealth } from './release-health.repository.js';
import { ReleaseTrial } from './release-trial.entity.js';

const NONE: Health = { visits: 0, failures: 0 };

/** How a version on trial and the active one did since the trial began. */
export interface TrialHealth {
  tried: Health;
  base: Health;
}

/** What visitors are to get of a version that is tried. */
export interface TrialChoice {
  app: string;
  version: string;
  percent: number;
  companies: string[];
}

export const findTrial = (em: EntityManager, app: string) => em.findOne(ReleaseTrial, { app });

/** All trials as the database has them now. */
export const findTrials = (em: EntityManager) =>
  em.find(ReleaseTrial, {}, { orderBy: { app: 'asc' }, disableIdentityMap: true });

/** Begins a trial, or changes who takes part in it; another version begins anew. */
export async function saveTrial(
  em: EntityManager,
  { app, version, percent, companies, baseVersion }: TrialChoice & { baseVersion: string },
): Promise<void> {
  const health = await findHealth(em, app, [version, baseVersion]);
  const [tried, base] = [health.get(version) ?? NONE, health.get(baseVersion) ?? NONE];
  const before = [tried.visits, tried.failures, base.visits, base.failures];
  await em.execute(
    `insert into release_trial as t (app, version, base_version, percent, companies, visits_before,
            failures_before, base_visits_before, base_failures_before, started_at)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, now())
     on conflict (app) do update set percent = excluded.percent, companies = excluded.companies
      where t.version = excluded.version`,
    [app, version, baseVersion, percent, JSON.stringify(companies), ...before],
  );
}

/** Ends a trial, that of one version where it is named; answers whether there was one. */
export async function removeTrial(
  em: EntityManager,
  app: string,
  version?: string,
): Promise<boolean> {
  const which = version === undefined ? { app } : { app, version };
  return (await em.nativeDelete(ReleaseTrial, which)) > 0;
}

/** Both versions since the trial began. */
export async function findTrialHealth(
  em: EntityManager,
  trial: ReleaseTrial,
): Promise<TrialHealth> {
  const { app, version, baseVersion } = trial;
  const health = await findHealth(em, app, [version, baseVersion]);
  const [tried, base] = [health.get(version) ?? NONE, health.get(baseVersion) ?? NONE];
  return {
    tried: {
      visits: tried.visits - trial.visitsBefore,
      failures: tried.failures - trial.failuresBefore,
    },
    base: {
      visits: base.visits - trial.baseVisitsBefore,
      failures: base.failures - trial.baseFailuresBefore,
    },
  };
}
