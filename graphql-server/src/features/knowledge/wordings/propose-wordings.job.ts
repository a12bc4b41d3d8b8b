import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Asks the model for wordings of a prompt file's use cases. */
export const proposeWordingsJob = defineJob({
  name: 'knowledge.propose-wordings',
  data: z.object({ promptFileId: z.uuid() }),
  retryLimit: 2,
  retryDelay: 30,
  expireInSeconds: 1_800,
  // No user waits for it, and tenants' answers go first.
  concurrency: 1,
});
