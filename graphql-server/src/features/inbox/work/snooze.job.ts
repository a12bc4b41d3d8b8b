import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/** Brings a snoozed conversation back at its time. */
export const endSnoozeJob = defineJob({
  name: 'inbox.end-snooze',
  data: z.object({ conversationId: z.uuid(), companyId: z.uuid(), until: z.iso.datetime() }),
  // About a day: after that the hourly look finds it.
  retryLimit: 300,
  retryDelayMax: 300,
  ...sharedByCompanies,
});

/** Brings back what should have come back before, as its job was lost; every hour. */
export const endLostSnoozesJob = defineJob({
  name: 'inbox.end-lost-snoozes',
  data: z.object({}),
  concurrency: 1,
  cron: '35 * * * *',
});
