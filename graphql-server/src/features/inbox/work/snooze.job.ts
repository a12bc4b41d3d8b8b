import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/** Brings a snoozed conversation back at its time. */
export const endSnoozeJob = defineJob({
  name: 'inbox.end-snooze',
  data: z.object({ conversationId: z.uuid(), companyId: z.uuid(), until: z.iso.datetime() }),
  // About a day: what does not come back is forgotten.
  retryLimit: 300,
  retryDelayMax: 300,
  ...sharedByCompanies,
});
