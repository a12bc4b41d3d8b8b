import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/index.js';

/** Reads the text of an uploaded picture, scan or document that took too long for the upload itself. */
export const recogniseTextJob = defineJob({
  name: 'attachments.recognise-text',
  data: z.object({ attachmentId: z.uuid(), endUserId: z.uuid() }),
  // What cannot be read fails for good at the first attempt: these are for crashes.
  retryLimit: 2,
  retryDelay: 1,
  expireInSeconds: 120,
  concurrency: 2,
  // One user's pile of photos must not keep the others waiting.
  ownerOf: ({ endUserId }) => endUserId,
});
