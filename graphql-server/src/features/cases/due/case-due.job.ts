import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Has people told of cases that are due or overdue; by day, as nothing of it wakes a person at night. */
export const caseDueJob = defineJob({
  name: 'case.due',
  data: z.object({}),
  concurrency: 1,
  cron: '3 5-19 * * *',
});
