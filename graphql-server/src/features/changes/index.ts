import type { Platform } from '../../platform/open-platform.js';
import { NodeFinder, type NodeSource } from '../../platform/graphql/index.js';
import { changeCleanupJob } from './change-cleanup.job.js';
import { forgetGone } from './change.repository.js';
import { changeRoutes, type RestFinders } from './change.routes.js';
import { ChangeResolver } from './change.resolver.js';
import { ChangeService, GONE_DAYS } from './change.service.js';

export { Change, ChangeEpoch } from './change.entity.js';
export { changeReasons } from './change.reasons.js';
export { forgetEpoch } from './change.repository.js';
export { ChangeResolver } from './change.resolver.js';

/** Puts the feature together, over what finds the things that are followed. */
export function createChanges(
  { jobs }: Pick<Platform, 'jobs'>,
  nodes: readonly NodeSource[],
  finders: RestFinders,
) {
  jobs.work(changeCleanupJob, ({ em }) => forgetGone(em, GONE_DAYS));
  const changes = new ChangeService();
  return {
    resolvers: [new ChangeResolver(changes, new NodeFinder(nodes))],
    restRoutes: changeRoutes(changes, finders),
  };
}
