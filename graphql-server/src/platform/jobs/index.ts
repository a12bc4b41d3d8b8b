export {
  defineJob,
  type Job,
  type JobAttempt,
  PermanentJobError,
  sharedByCompanies,
} from './job.js';
export { type JobHandler, JobQueue, WAKE_TOPIC } from './job-queue.js';
export {
  type FailedJob,
  findFailedJobs,
  findQueueNames,
  findQueueStates,
  type QueueState,
  retryFailedJobs,
} from './failed-jobs.js';
