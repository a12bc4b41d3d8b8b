import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

/** Gives all people of a company new numbers, piece by piece, and forgets the old ones when their time comes. */
export const renewNumbersJob = defineJob({
  name: 'end-users.renew-numbers',
  data: z.object({ renewalId: z.uuid(), companyId: z.uuid() }),
  // Processes may die many times on the way through a large company.
  retryLimit: 50,
  retryDelayMax: 30,
  expireInSeconds: 3_600,
  concurrency: 1,
  ...sharedByCompanies,
});
