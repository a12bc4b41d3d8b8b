export { defineJob, type Job, type JobAttempt, PermanentJobError } from './job.js';
export { type JobHandler, JobQueue } from './job-queue.js';
