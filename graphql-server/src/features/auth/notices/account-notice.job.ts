import { z } from 'zod';
import { STAFF_LANGUAGES } from '../../../platform/context/index.js';
import { defineJob } from '../../../platform/jobs/index.js';

/** What a person is told by mail about their own way in. */
const ACCOUNT_NOTICES = ['passkey-added', 'passkey-removed', 'recovery-codes-renewed'] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** Mails the person that their way in was changed, in case it was not them. */
export const accountNoticeJob = defineJob({
  name: 'account-notice',
  data: z.object({
    audience: z.enum(['admin', 'company-user']),
    subjectId: z.string(),
    notice: z.enum(ACCOUNT_NOTICES),
    /** The name of what it is about; empty where it has none. */
    about: z.string(),
    /** Of the mail; jobs of earlier versions do not say it. */
    language: z.enum(STAFF_LANGUAGES).default('en'),
    device: z.string(),
    at: z.string(),
  }),
});
