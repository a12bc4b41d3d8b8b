import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Forgets that things are gone once no cursor is that old; every night. */
export const changeCleanupJob = defineJob({
  name: 'changes.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '29 3 * * *',
});
