import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Deletes sessions and mailed tokens that ended long ago; every night. */
export const authCleanupJob = defineJob({
  name: 'auth.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '17 3 * * *',
});
