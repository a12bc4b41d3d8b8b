import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Mails the figures of last week to those who want them; on Monday mornings. */
export const weeklyFiguresJob = defineJob({
  name: 'analytics.weekly-figures',
  data: z.object({}),
  concurrency: 1,
  expireInSeconds: 3_600,
  cron: '0 6 * * 1',
});
