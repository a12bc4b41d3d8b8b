import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Reminds companies of requests that are due, and deletes packages whose time is over; every hour. */
export const tendRequestsJob = defineJob({
  name: 'privacy.tend',
  data: z.object({}),
  concurrency: 1,
  cron: '20 * * * *',
});
