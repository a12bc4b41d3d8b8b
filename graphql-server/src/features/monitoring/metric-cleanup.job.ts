import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Deletes figures that are too old to be asked for; every night. */
export const metricCleanupJob = defineJob({
  name: 'monitoring.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '41 3 * * *',
});
