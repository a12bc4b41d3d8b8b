import { z } from 'zod';
import { defineJob } from '../jobs/index.js';
import { QUOTA_KINDS } from '../../quota-limits.js';

/** Tells administrators that a day's quota of a company or of the platform is nearly spent. */
export const quotaWarningJob = defineJob({
  name: 'quota.warning',
  data: z.object({
    kind: z.enum(QUOTA_KINDS),
    /** Null for the platform's. */
    companyId: z.uuid().nullable(),
    day: z.iso.date(),
    used: z.number(),
    limit: z.number(),
  }),
});

/** Forgets what was used on days that are over; every night. */
export const quotaCleanupJob = defineJob({
  name: 'quota.cleanup',
  data: z.object({}),
  concurrency: 1,
  cron: '23 3 * * *',
});
