export {
  QUOTA_KINDS,
  type QuotaKind,
  type QuotaScope,
  type QuotaSettings,
} from '../../quota-limits.js';
export { quotaCleanupJob, quotaWarningJob } from './quota.jobs.js';
export { forgetUse } from './quota.repository.js';
export { QuotaUse } from './quota-use.entity.js';
export { mailboxOwner, type QuotaOwner, Quotas, type QuotaStanding } from './quotas.js';
