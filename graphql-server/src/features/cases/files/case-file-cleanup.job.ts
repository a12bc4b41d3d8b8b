import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Deletes files of cases of which an upload broke off; every hour. */
export const caseFileCleanupJob = defineJob({
  name: 'cases.file-cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '41 * * * *',
});
