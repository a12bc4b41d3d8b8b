import { z } from 'zod';
import { STAFF_LANGUAGES } from '../../../platform/context/index.js';
import { defineJob } from '../../../platform/jobs/index.js';

/**
 * Mails a reset link if there is an account. In the background, so that the answer to the request
 * takes equally long whether there is one or not.
 */
export const adminPasswordResetJob = defineJob({
  name: 'admin-password-reset',
  data: z.object({
    email: z.string(),
    /** What the page was read in that asked for it. */
    language: z.enum(STAFF_LANGUAGES).optional(),
  }),
});
