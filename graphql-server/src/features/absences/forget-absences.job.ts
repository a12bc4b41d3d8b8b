import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Forgets absences that are over; every night. */
export const forgetAbsencesJob = defineJob({
  name: 'absences.forget',
  data: z.object({}),
  concurrency: 1,
  cron: '53 3 * * *',
});
