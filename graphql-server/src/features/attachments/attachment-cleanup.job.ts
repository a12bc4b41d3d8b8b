import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Deletes uploads that no message has taken within a day; every hour. */
export const attachmentCleanupJob = defineJob({
  name: 'attachments.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '23 * * * *',
});
