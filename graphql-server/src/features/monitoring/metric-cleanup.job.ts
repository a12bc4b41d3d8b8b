import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Drops months of figures that are too old to be asked for, and makes those to come; every night. */
export const metricCleanupJob = defineJob({
  name: 'monitoring.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '41 3 * * *',
});
