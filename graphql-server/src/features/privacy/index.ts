import type { FileRemoval } from '../../platform/files/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { AuditLog } from '../audit/index.js';
import type { SessionService } from '../auth/index.js';
import { eraseJob } from './erasure/erasure.job.js';
import { ErasureWorker } from './erasure/erasure.worker.js';
import { LegalHoldService } from './legal-hold.service.js';
import { PrivacyRequestService } from './privacy-request.service.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { retentionJob } from './retention/retention.job.js';
import { RetentionResolver } from './retention/retention.resolver.js';
import { RetentionService } from './retention/retention.service.js';
import { RetentionWorker } from './retention/retention.worker.js';

export { PrivacyRequest } from './privacy-request.entity.js';
export { privacyReasons } from './privacy.reasons.js';
export { PrivacyResolver } from './privacy.resolver.js';
export { RetentionResolver } from './retention/retention.resolver.js';
export { RetentionRule } from './retention/retention-rule.entity.js';
export { RetentionRun } from './retention/retention-run.entity.js';

interface PrivacyParts {
  audit: AuditLog;
  fileRemoval: FileRemoval;
  jobs: JobQueue;
  sessions: SessionService;
}

/** Puts together what people may ask of their data, and what must not be deleted. */
export function createPrivacy({ audit, fileRemoval, jobs, sessions }: PrivacyParts) {
  const worker = new ErasureWorker({ audit, sessions, files: fileRemoval });
  jobs.work(
    eraseJob,
    (context, data, attempt) => worker.erase(context, data, attempt),
    async ({ em }, { requestId }) => {
      await em.nativeUpdate(PrivacyRequest, { id: requestId }, { state: 'FAILED' });
    },
  );
  const retention = new RetentionWorker(fileRemoval);
  jobs.work(retentionJob, (context, _data, attempt) => retention.run(context, attempt));
  const holds = new LegalHoldService(audit);
  const requests = new PrivacyRequestService({ audit, jobs });
  return {
    resolvers: [
      new PrivacyResolver(holds, requests),
      new RetentionResolver(new RetentionService(audit)),
    ],
  };
}
