import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Looks into the mailbox once. It is enqueued again and again, and waits for nothing that failed. */
export const pollMailboxJob = defineJob({
  name: 'mails.poll',
  data: z.object({}),
  // Given up it would be told of as work that is lost; the next look does it all the same.
  retryLimit: 1_000,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 600,
  concurrency: 1,
  isAlone: true,
});
