import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/**
 * Puts the mails of a broadcast into the outbox, some at a time. A process that dies leaves the rest
 * WAITING, and the next attempt goes on with them.
 */
export const sendBroadcastJob = defineJob({
  name: 'broadcast.send',
  data: z.object({ broadcastId: z.uuid(), companyId: z.uuid() }),
  retryLimit: 50,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 120,
  concurrency: 4,
  ...sharedByCompanies,
});
