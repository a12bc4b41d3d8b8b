import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';
import { SMTP_CONNECTIONS } from '../../platform/mail/index.js';

/**
 * Hands one mail to the mail server. When the server cannot take it now, the attempt enqueues the
 * next one itself; the retries here are for attempts whose process died.
 */
export const sendMailJob = defineJob({
  name: 'mail.send',
  data: z.object({
    mailId: z.uuid(),
    /** On whose behalf; then the mail waits once that company's mails of the day are used up. */
    companyId: z.uuid().optional(),
  }),
  retryLimit: 50,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 120,
  concurrency: SMTP_CONNECTIONS,
});
