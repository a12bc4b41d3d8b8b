import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Hour and minute of the night, UTC, at which the deletion begins. */
const HOUR = 2;
const MINUTE = 30;

/** Deletes what has been kept for its time; every night. */
export const retentionJob = defineJob({
  name: 'privacy.retain',
  data: z.object({}),
  concurrency: 1,
  expireInSeconds: 3_600,
  cron: `${MINUTE} ${HOUR} * * *`,
});

/** When the next deletion begins. */
export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(HOUR, MINUTE, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
