import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.js';

/** Answers one message of an end user. */
export const answerJob = defineJob({
  name: 'conversation.answer',
  data: z.object({ messageId: z.uuid() }),
  retryLimit: 3,
  retryDelay: 0,
  expireInSeconds: 180,
  concurrency: 64,
});

/** Writes summary, PDF and mails of an ended conversation. */
export const endConversationJob = defineJob({
  name: 'conversation.end',
  data: z.object({ conversationId: z.uuid() }),
  retryLimit: 12,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 180,
  concurrency: 8,
});
