import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/** Puts together what is kept about a person, piece by piece; goes on where an attempt before it ended. */
export const exportJob = defineJob({
  name: 'privacy.export',
  data: z.object({ requestId: z.uuid(), companyId: z.uuid() }),
  retryLimit: 20,
  expireInSeconds: 1_800,
  concurrency: 1,
  ...sharedByCompanies,
});
