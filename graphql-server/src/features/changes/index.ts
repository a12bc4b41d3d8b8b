import type { Platform } from '../../platform/open-platform.js';
import { NodeFinder, type NodeSource } from '../../platform/graphql/index.js';
import { changeCleanupJob } from './change-cleanup.job.js';
import { forgetGone } from './change.repository.js';
import { ChangeResolver } from './change.resolver.js';
import { ChangeService, GONE_DAYS } from './change.service.js';

export { Change, ChangeEpoch } from './change.entity.js';
export { changeReasons } from './change.reasons.js';
export { forgetEpoch } from './change.repository.js';
export { ChangeResolver } from './change.resolver.js';

/** Puts the feature together, over what finds the things that are followed. */
export function createChanges({ jobs }: Pick<Platform, 'jobs'>, nodes: readonly NodeSource[]) {
  jobs.work(changeCleanupJob, ({ em }) => forgetGone(em, GONE_DAYS));
  return { resolvers: [new ChangeResolver(new ChangeService(), new NodeFinder(nodes))] };
}
