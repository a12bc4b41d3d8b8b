import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import { transactional } from '../../platform/database/index.js';
import type { FileRemoval, FileStore } from '../../platform/files/index.js';
import type { JobHandler, JobQueue } from '../../platform/jobs/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth, SessionService } from '../auth/index.js';
import type { MemberDeparture } from '../company-users/index.js';
import type { MailService } from '../mail/index.js';
import type { EventPublisher } from '../webhooks/index.js';
import { eraseJob } from './erasure/erasure.job.js';
import { ErasureWorker } from './erasure/erasure.worker.js';
import { exportJob } from './export/export.job.js';
import { ExportWorker } from './export/export.worker.js';
import { LegalHoldService } from './legal-hold.service.js';
import { PrivacyRequestService } from './privacy-request.service.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { RequestDecisions } from './requests/decisions.service.js';
import { OwnRequestResolver } from './requests/own-requests.resolver.js';
import { OwnRequests } from './requests/own-requests.service.js';
import { Packages } from './requests/packages.js';
import { addPackageRoutes, privacyRoutes } from './requests/privacy.routes.js';
import { RequestDecisionResolver } from './requests/request-decisions.resolver.js';
import { RequestNews } from './requests/request-news.js';
import { tendRequestsJob } from './requests/tend-requests.job.js';
import { TendRequests } from './requests/tend-requests.worker.js';
import { retentionJob } from './retention/retention.job.js';
import { RetentionResolver } from './retention/retention.resolver.js';
import { RetentionService } from './retention/retention.service.js';
import { RetentionWorker } from './retention/retention.worker.js';

export { PrivacyRequest } from './privacy-request.entity.js';
export { countLateRequests } from './privacy-request.repository.js';
export { privacyReasons } from './privacy.reasons.js';
export { PrivacyResolver } from './privacy.resolver.js';
export { OwnRequestResolver } from './requests/own-requests.resolver.js';
export { RequestDecisionResolver } from './requests/request-decisions.resolver.js';
export { RetentionResolver } from './retention/retention.resolver.js';
export { findRetentionTimes, type RetentionTime } from './retention/retention.service.js';
export { RetentionRule } from './retention/retention-rule.entity.js';
export { RetentionRun } from './retention/retention-run.entity.js';

interface PrivacyParts {
  audit: AuditLog;
  auth: Pick<Auth, 'provePassword'>;
  config: Config;
  departure: MemberDeparture;
  files: FileStore;
  fileRemoval: FileRemoval;
  jobs: JobQueue;
  limits: RateLimits;
  mail: MailService;
  publisher: EventPublisher;
  sessions: SessionService;
}

/** Puts together what people may ask of their data, and what must not be deleted. */
export function createPrivacy(parts: PrivacyParts) {
  const { audit, auth, config, departure, files: store, fileRemoval, jobs, limits } = parts;
  const news = new RequestNews({ ...parts, publicUrl: config.publicUrl });
  takeOnJobs(parts, news);
  const packages = new Packages({ audit, limits, store });
  const { provePassword } = auth;
  const requests = new PrivacyRequestService({
    ...{ audit, jobs, news, packages, departure, provePassword },
  });
  const decisions = new RequestDecisions({ audit, jobs, news });
  const own = new OwnRequests({ audit, limits, news, packages });
  const services = { requests, decisions, own };
  const retention = new RetentionWorker(fileRemoval);
  jobs.work(retentionJob, (context, _data, attempt) => retention.run(context, attempt));
  return {
    resolvers: [
      new PrivacyResolver(new LegalHoldService(audit), requests),
      new RequestDecisionResolver(requests, decisions),
      new OwnRequestResolver(own),
      new RetentionResolver(new RetentionService(audit, config.auditRetentionMonths)),
    ],
    restRoutes: privacyRoutes(services),
    addRoutes: (server: FastifyInstance) => addPackageRoutes(server, services),
  };
}

function takeOnJobs(parts: PrivacyParts, news: RequestNews): void {
  const { audit, files: store, fileRemoval: removal, jobs, sessions } = parts;
  const eraser = new ErasureWorker({ audit, sessions, files: removal, jobs, news });
  const abandon: JobHandler<{ requestId: string }> = ({ em }, { requestId: id }) =>
    transactional(em, async (tx) => {
      const request = await tx.findOne(PrivacyRequest, { id, state: 'RUNNING' });
      if (!request) return;
      request.state = 'FAILED';
      await tx.flush();
      await news.changed(tx, request);
    });
  jobs.work(eraseJob, (context, data, attempt) => eraser.erase(context, data, attempt), abandon);
  const exporter = new ExportWorker({ audit, news, store, removal });
  jobs.work(exportJob, (context, data, attempt) => exporter.run(context, data, attempt), abandon);
  const tending = new TendRequests({ news, removal });
  jobs.work(tendRequestsJob, (context, _data, attempt) => tending.run(context, attempt));
}
