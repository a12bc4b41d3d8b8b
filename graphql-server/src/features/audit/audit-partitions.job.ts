import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Makes the partitions of the months to come, and drops those that are kept no longer; every night. */
export const auditPartitionsJob = defineJob({
  name: 'audit.partitions',
  data: z.object({}),
  concurrency: 1,
  cron: '10 3 * * *',
});
