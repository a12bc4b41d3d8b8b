import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Forgets what people were told long ago, and devices whose sessions are over; every night. */
export const forgetNotificationsJob = defineJob({
  name: 'notifications.forget',
  data: z.object({}),
  concurrency: 1,
  cron: '47 3 * * *',
});
