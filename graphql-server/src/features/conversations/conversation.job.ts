import { z } from 'zod';
import { defineJob, sharedByCompanies } from '../../platform/jobs/index.js';

const companyId = z.uuid().optional();

/** Answers one message of an end user. */
export const answerJob = defineJob({
  name: 'conversation.answer',
  data: z.object({ messageId: z.uuid(), companyId }),
  // Failures of the provider count for the answer, not for the job: these are for crashes.
  retryLimit: 10,
  retryDelay: 0,
  expireInSeconds: 180,
  concurrency: 64,
  beginsAtOnce: true,
  ...sharedByCompanies,
});

/** Mails a tenant who is away what a person has answered. */
export const replyMailJob = defineJob({
  name: 'conversation.reply-mail',
  data: z.object({ conversationId: z.uuid(), messageId: z.uuid(), companyId }),
  // About a day, as for the end of a conversation.
  retryLimit: 300,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 60,
  ...sharedByCompanies,
});

/** Writes summary, PDF and mails of an ended conversation. */
export const endConversationJob = defineJob({
  name: 'conversation.end',
  data: z.object({ conversationId: z.uuid(), companyId }),
  // About a day: nothing of it may be lost to an outage.
  retryLimit: 300,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 180,
  concurrency: 8,
  ...sharedByCompanies,
});
