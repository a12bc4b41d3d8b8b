import { z } from 'zod';
import { defineJob } from '../jobs/index.js';

/** Deletes answers that are no longer given again; every hour. */
export const idempotencyCleanupJob = defineJob({
  name: 'idempotency.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '41 * * * *',
});
