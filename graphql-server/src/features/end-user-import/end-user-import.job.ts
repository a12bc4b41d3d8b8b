import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../platform/jobs/index.js';

const data = z.object({ importId: z.uuid(), companyId: z.uuid().optional() });

/** Checks every row of an uploaded file without changing a person. */
export const checkImportJob = defineJob({
  name: 'end-users.check-import',
  data,
  retryLimit: 5,
  expireInSeconds: 600,
  concurrency: 1,
  ...sharedByCompanies,
});

/** Takes the rows of a file in; goes on where an attempt before it ended. */
export const runImportJob = defineJob({
  name: 'end-users.run-import',
  data,
  // Processes may die many times on the way through a long file.
  retryLimit: 50,
  retryDelayMax: 30,
  expireInSeconds: 3_600,
  concurrency: 1,
  ...sharedByCompanies,
});

/** Deletes the files of imports that were abandoned. */
export const forgetImportsJob = defineJob({
  name: 'end-users.forget-imports',
  data: z.object({}),
  cron: '40 3 * * *',
});
