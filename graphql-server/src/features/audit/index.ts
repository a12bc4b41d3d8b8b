import type { Config } from '../../env.js';
import { keepPartitions } from '../../platform/database/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import { AuditLog } from './audit-log.js';
import { AuditLogResolver, presentEntry } from './audit-log.resolver.js';
import { auditPartitionsJob } from './audit-partitions.job.js';
import { AuditLogReader } from './audit-log-reader.js';

export { AuditEntry } from './audit-entry.entity.js';
export {
  type AuditActor,
  type AuditEvent,
  actorOf,
  AuditLog,
  type AuditParty,
} from './audit-log.js';
export { AuditLogResolver } from './audit-log.resolver.js';

/** Longest month, in days: nothing goes before its time. */
const MONTH_DAYS = 31;

/** Puts the audit feature together and takes on its job. */
export function createAudit({ config, jobs }: { config: Config; jobs: JobQueue }) {
  const months = config.auditRetentionMonths;
  const keptDays = months === undefined ? undefined : months * MONTH_DAYS;
  jobs.work(auditPartitionsJob, async ({ em, log }) => {
    const { dropped, blocked } = await keepPartitions(em, { name: 'audit_entry', keptDays });
    if (dropped.length > 0) log.info({ dropped }, 'dropped old audit entries');
    if (blocked.length > 0) log.warn({ blocked }, 'partitions could not be made');
  });
  const reader = new AuditLogReader();
  return {
    service: new AuditLog(),
    nodes: [
      {
        type: 'AuditEntry',
        access: ['admin', 'apiKey'],
        find: async (request, ids) => (await reader.findAll(request, ids)).map(presentEntry),
      },
    ] satisfies NodeSource[],
    resolvers: [new AuditLogResolver(reader)],
  };
}
