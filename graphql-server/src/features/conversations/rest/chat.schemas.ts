import { z } from 'zod';

/** What clients send because the documents name it; nothing in it is believed or used. */
const unused = z.unknown().optional().describe('Not used; the session says who acts.');

const sessionId = z.string().default('').describe('Session id that the client has chosen.');

/** An entry of the list that an upload answered with, or its id alone. */
const uploadedFile = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const chatBody = z.object({
  message: z.string().default('').describe('The message, at most 4,000 characters.'),
  sessionId,
  requestId: z
    .string()
    .nullish()
    .describe(
      'The same id again is the same message: its answer is waited for, and tried anew if it failed.',
    ),
  uploadedFiles: z
    .array(uploadedFile)
    .nullish()
    .describe('Files of `files/upload-with-message` that belong to the message.'),
  userData: unused,
});

export const endBody = z.object({
  sessionId,
  email: unused,
  username: unused,
  userData: unused,
});

/** What an answer offers beside its text. */
const guidanceAnswer = z
  .object({
    action: z
      .enum(['ANSWER', 'ASK_BACK', 'NO_ANSWER', 'HAND_OVER', 'EMERGENCY', 'SMALL_TALK'])
      .describe('What kind of answer it is.'),
    urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']).describe('How soon people have to act.'),
    language: z.string().describe("The tenant's language as its two-letter code."),
    choices: z.array(z.string()).describe('Messages to offer; send one as it is.'),
    calls: z
      .array(z.object({ label: z.string(), phone: z.string() }))
      .describe('Numbers to offer for a call, most urgent first.'),
    isFallback: z
      .boolean()
      .describe('Whether the built-in assistant answered because the provider did not.'),
    offersCase: z
      .boolean()
      .optional()
      .describe('Whether to offer reporting damage as a case; missing in answers of before.'),
  })
  .meta({ id: 'Guidance' });

export const chatAnswer = z.object({
  response: z.string().describe('The answer, or that it is still being prepared.'),
  status: z.enum(['completed', 'processing']),
  sessionId: z.string(),
  requestId: z.string(),
  messageId: z.uuid().nullable().describe('Id of the answer, once there is one.'),
  sender: z
    .enum(['BOT', 'PERSON'])
    .nullable()
    .describe('The assistant, or a member of the company who has taken over; null until then.'),
  authorName: z
    .string()
    .nullable()
    .describe('What the member of the company is called who wrote it; null for the assistant.'),
  category: z.string().nullable().describe('What the question is about.'),
  sources: z
    .array(z.object({ index: z.int(), title: z.string() }))
    .describe('What the answer rests on; the index is the number in its text.'),
  guidance: guidanceAnswer.nullable().describe('Null until there is an answer.'),
});

export const endAnswer = z.object({
  status: z.enum(['processing', 'completed']),
  message: z.string(),
  sessionId: z.string(),
  summary: z.string().nullable(),
});
