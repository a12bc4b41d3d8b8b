import { z } from 'zod';
import {
  MAX_FILES_PER_MESSAGE,
  MAX_MESSAGE_LENGTH,
  MAX_SESSION_ID_LENGTH,
} from '@hausgeist/schema';
import { attachmentReasons } from '../attachments/index.js';
import { aiNoticeSchema } from './ai-notice.js';
import { conversationReasons } from './conversation.reasons.js';

/** The session id that a client has chosen. */
export const sessionIdSchema = z
  .string()
  .regex(/^[\w-]+$/, conversationReasons.SESSION_ID_CHARACTERS.issue)
  .min(8, conversationReasons.SESSION_ID_TOO_SHORT({ min: 8 }).issue)
  .max(
    MAX_SESSION_ID_LENGTH,
    conversationReasons.SESSION_ID_TOO_LONG({ max: MAX_SESSION_ID_LENGTH }).issue,
  );

/** A message as a client sends it. */
export const sendSchema = z.object({
  sessionId: sessionIdSchema,
  requestId: z
    .string()
    .min(1, conversationReasons.REQUEST_ID_MISSING.issue)
    .max(64, conversationReasons.REQUEST_ID_TOO_LONG.issue)
    .refine((id) => !id.includes('\0'), conversationReasons.REQUEST_ID_UNREADABLE.issue),
  content: z
    .string()
    .max(
      MAX_MESSAGE_LENGTH,
      conversationReasons.MESSAGE_TOO_LONG({ max: MAX_MESSAGE_LENGTH }).issue,
    )
    .transform((text) => text.replaceAll('\0', '').trim()),
  attachmentIds: z
    .array(z.uuid(conversationReasons.ATTACHMENT_UNKNOWN.issue))
    .max(
      MAX_FILES_PER_MESSAGE,
      attachmentReasons.TOO_MANY_FILES_ATTACHED({ max: MAX_FILES_PER_MESSAGE }).issue,
    )
    .default([]),
  aiNotice: aiNoticeSchema,
});
