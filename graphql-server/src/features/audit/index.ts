import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import { keepPartitions } from '../../platform/database/index.js';
import type { NodeSource } from '../../platform/graphql/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import { AuditLog } from './audit-log.js';
import { AuditLogResolver, presentEntry } from './audit-log.resolver.js';
import { auditPartitionsJob } from './audit-partitions.job.js';
import { addAuditExportRoute } from './export/audit-log-export.routes.js';
import { AuditLogExport } from './export/audit-log-export.service.js';
import { placeCheckpoints } from './chain/checkpoint.js';
import { AuditLogReader } from './audit-log-reader.js';

export type { AuditAction } from '@hausgeist/schema';
export { AuditEntry } from './audit-entry.entity.js';
export { AuditChain, AuditLink } from './chain/audit-chain.entity.js';
export { printReport } from './chain/print-report.js';
export { type KnownHeads, verifyChains } from './chain/verify-chains.js';
export {
  aboutCompany,
  type AuditActor,
  actorOf,
  AuditLog,
  bySubject,
  type AuditParties,
  type AuditParty,
  companyPartyOf,
} from './audit-log.js';
export { auditReasons } from './audit.reasons.js';
export { AuditLogResolver } from './audit-log.resolver.js';

/** Longest month, in days: nothing goes before its time. */
const MONTH_DAYS = 31;

/** Puts the audit feature together and takes on its job. */
export function createAudit({
  config,
  jobs,
  limits,
}: {
  config: Config;
  jobs: JobQueue;
  limits: RateLimits;
}) {
  const months = config.auditRetentionMonths;
  const keptDays = months === undefined ? undefined : months * MONTH_DAYS;
  jobs.work(auditPartitionsJob, async ({ em, log }) => {
    const { dropped, blocked } = await keepPartitions(em, {
      name: 'audit_entry',
      keptDays,
      beforeDrop: placeCheckpoints,
    });
    if (dropped.length > 0) log.info({ dropped }, 'dropped old audit entries');
    if (blocked.length > 0) log.warn({ blocked }, 'partitions could not be made');
  });
  const reader = new AuditLogReader();
  const service = new AuditLog();
  const exports = new AuditLogExport(service, limits);
  return {
    service,
    nodes: [
      {
        type: 'AuditEntry',
        access: ['admin', 'companyUser', 'apiKey'],
        find: async (request, ids) => (await reader.findAll(request, ids)).map(presentEntry),
      },
    ] satisfies NodeSource[],
    resolvers: [new AuditLogResolver(reader)],
    addRoutes: (server: FastifyInstance) => addAuditExportRoute(server, exports),
  };
}
