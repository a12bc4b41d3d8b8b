import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Mails a person what they were told since the last such mail; those in need of it at once alone. */
export const digestJob = defineJob({
  name: 'notifications.mail',
  data: z.object({
    personId: z.uuid(),
    companyId: z.uuid().nullable(),
    /** Takes urgent ones only: the others wait for their mail. */
    isUrgent: z.boolean(),
  }),
  retryLimit: 10,
});
