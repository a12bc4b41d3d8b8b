import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

const data = z.object({ promptFileId: z.uuid() });

/** Makes an uploaded prompt file answer questions. */
export const ingestPromptFileJob = defineJob({
  name: 'knowledge.ingest',
  data,
  retryLimit: 3,
  retryDelay: 1,
  expireInSeconds: 1_800,
  concurrency: 2,
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
});
