import { z } from 'zod';
import { STAFF_LANGUAGES } from '../../../platform/context/index.js';
import { defineJob } from '../../../platform/jobs/index.js';

/**
 * Mails a link to a new password, if there is an account to mail it to. A job, because the request
 * must take the same time for an unknown address as for a known one.
 */
export const companyPasswordResetJob = defineJob({
  name: 'company-password-reset',
  data: z.object({
    email: z.string(),
    address: z.string(),
    requestId: z.string(),
    /** What the page was read in that asked for it. */
    language: z.enum(STAFF_LANGUAGES).optional(),
  }),
});
