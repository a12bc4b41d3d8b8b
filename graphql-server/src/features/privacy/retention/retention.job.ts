import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Deletes what has been kept for its time; every night. */
export const retentionJob = defineJob({
  name: 'privacy.retain',
  data: z.object({}),
  concurrency: 1,
  expireInSeconds: 3_600,
  cron: '30 2 * * *',
});
