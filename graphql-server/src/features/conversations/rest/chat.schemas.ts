import { z } from 'zod';

/** What clients send because the documents name it; nothing in it is believed or used. */
const unused = z.unknown().optional().describe('Not used; the session says who acts.');

const sessionId = z.string().default('').describe('Session id that the client has chosen.');

/** An entry of the list that an upload answered with, or its id alone. */
const uploadedFile = z.union([
  z.string(),
  z.object({ id: z.string().describe('Id of the file.') }).transform(({ id }) => id),
]);

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
    action: z.enum([
      ...(['ANSWER', 'ASK_BACK', 'NO_ANSWER', 'HAND_OVER', 'EMERGENCY', 'SMALL_TALK'] as const),
    ]),
    urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']),
    language: z.string(),
    choices: z.array(z.string()),
    calls: z.array(z.object({ label: z.string(), phone: z.string() })),
    isFallback: z.boolean(),
    offersCase: z
      .boolean()
      .optional()
      .describe('Whether to offer reporting damage as a case; missing in answers of before.'),
  })
  .meta({ id: 'Guidance', fieldsOf: 'AnswerGuidance' });

export const chatAnswer = z.object({
  response: z
    .string()
    .describe('The answer, or that it is still being prepared, or that a person answers.'),
  status: z
    .enum(['completed', 'processing'])
    .describe('`processing` while there is no answer yet.'),
  sessionId: z.string().describe('The session id of the request.'),
  requestId: z
    .string()
    .describe('The id of the request, or one made up for it: send it again to get the answer.'),
  messageId: z.uuid().nullable().describe('Id of the answer; null until there is one.'),
  sender: z
    .enum(['BOT', 'PERSON'])
    .nullable()
    .describe('The assistant, or a member of the company who has taken over; null until then.'),
  authorName: z
    .string()
    .nullable()
    .describe('What the member of the company is called who wrote it; null for the assistant.'),
  handledBy: z
    .string()
    .nullable()
    .describe(
      'What the member of the company is called who has taken over and is going to answer; null once there is an answer, and where the assistant answers.',
    ),
  category: z
    .string()
    .nullable()
    .describe('What the question is about, in German, e.g. `Heizung`; null if that is not known.'),
  sources: z
    .array(z.object({ index: z.int(), title: z.string() }).meta({ fieldsOf: 'Source' }))
    .describe('What the answer rests on; the index is the number in its text.'),
  guidance: guidanceAnswer
    .nullable()
    .describe('What the answer offers beside its text; null until there is one.'),
});

export const endAnswer = z.object({
  status: z
    .enum(['processing', 'completed'])
    .describe('`completed` once the summary and its mails are done.'),
  message: z.string().describe('The same in a sentence for people.'),
  sessionId: z.string().describe('The session id of the request.'),
  summary: z.string().nullable().describe('The summary in Markdown; null until it is written.'),
});
