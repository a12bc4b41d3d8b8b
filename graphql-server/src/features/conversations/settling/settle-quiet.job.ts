import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Counts chats as done that their tenants have left; every hour. */
export const settleQuietJob = defineJob({
  name: 'conversation.settle-quiet',
  data: z.object({}),
  concurrency: 1,
  cron: '25 * * * *',
});
