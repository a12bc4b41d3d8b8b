import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../../platform/jobs/index.js';

const data = z.object({ promptFileId: z.uuid(), companyId: z.uuid().optional() });

/** Makes an uploaded prompt file answer questions. */
export const ingestPromptFileJob = defineJob({
  name: 'knowledge.ingest',
  data,
  retryLimit: 3,
  retryDelay: 1,
  expireInSeconds: 1_800,
  concurrency: 2,
  ...sharedByCompanies,
});

/** Gives an active prompt file the vectors of the current embedding model. */
export const embedPromptFileJob = defineJob({
  name: 'knowledge.embed',
  data,
  // A provider may be down for hours; the file answers without vectors meanwhile.
  retryLimit: 50,
  retryDelay: 10,
  retryDelayMax: 600,
  expireInSeconds: 1_800,
  concurrency: 1,
  ...sharedByCompanies,
});
