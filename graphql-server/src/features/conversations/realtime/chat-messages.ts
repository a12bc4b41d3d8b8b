import { z } from 'zod';
import { badInput } from '../../../platform/errors/index.js';
import type { JsonMessage } from '../../../platform/sockets/index.js';
import { describeEnd } from '../chat-texts.js';
import { type ConversationView, type MessageView, namedSources } from '../conversation-views.js';
import { conversationReasons } from '../conversation.reasons.js';

/** What a client can listen to. */
export const TOPICS = ['chat:response', 'categorization:result'] as const;
export type Topic = (typeof TOPICS)[number];

/** The topic of that name. */
export function readTopic(name: string | undefined): Topic {
  const known = TOPICS.find((topic) => topic === name);
  if (!known) throw badInput(conversationReasons.TOPIC_UNKNOWN({ topics: TOPICS.join(', ') }));
  return known;
}

/**
 * The moment that a client names by the `timestamp` of a message; undefined if it is not a time.
 */
export function readMoment(timestamp: string | null): Date | undefined {
  const moment = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const uploadedFile = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Texts that are missing or of another kind are the service's to complain about. */
const text = z.string().optional().catch(undefined);

const messageSchema = z.object({
  type: z.string().catch(''),
  requestId: text,
  sessionId: text,
  topic: text,
  token: text,
  lastMessageId: text,
  text,
  content: text,
  message: text,
  uploadedFiles: z.array(uploadedFile).nullish(),
});

/** A message of a client in one form, whichever of the documented ones it had. */
export type ClientMessage = z.output<typeof messageSchema>;

const isObject = (value: unknown): value is JsonMessage =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `{type, …}` and `{event, data: {…}}` alike; what stands outside `data` comes first. */
export function readClientMessage(raw: JsonMessage): ClientMessage {
  const data = isObject(raw['data']) ? raw['data'] : {};
  const type = raw['type'] ?? raw['event'];
  const parsed = messageSchema.safeParse({ ...data, ...raw, type });
  if (!parsed.success) throw badInput(conversationReasons.UPLOADED_FILES_NOT_UNDERSTOOD);
  return parsed.data;
}

/** Fields that every message to a client has. */
export function envelope(type: string, fields: JsonMessage = {}): JsonMessage {
  return { type, event: type, ...fields, timestamp: new Date().toISOString() };
}

interface AnswerParts {
  sessionId: string;
  requestId: string | null;
  answer: MessageView;
}

/**
 * The id by which clients know that they have an answer already. A failure has one of its own: the
 * answer of a later attempt must not pass for it.
 */
export const answerId = ({ id, isError, attempt }: MessageView): string =>
  isError ? `${id}:failed:${attempt}` : id;

/** An answer with its text in every place where a client may look for it. */
export function chatResponse({ sessionId, requestId, answer }: AnswerParts): JsonMessage {
  const { id, text: response, guidance, isError, replyToId, sender, authorName } = answer;
  const sources = namedSources(answer.sources);
  return envelope('chat:response', {
    topic: 'chat:response',
    id: answerId(answer),
    requestId,
    sessionId,
    extractedContent: response,
    content: response,
    data: {
      ...{ response, messageId: id, replyToId, requestId, sessionId, sources, guidance, isError },
      ...{ sender, authorName },
    },
    response,
    sources,
    guidance,
    isError,
    sender,
    authorName,
  });
}

/** What a question is about, once that is known. */
export function categorizationResult(sessionId: string, question: MessageView): JsonMessage {
  const { id, category, requestId } = question;
  return envelope('categorization:result', {
    topic: 'categorization:result',
    id: `${id}:category`,
    requestId,
    sessionId,
    content: category,
    data: { category, messageId: id, requestId, sessionId },
  });
}

/** That a chat ends, or has ended. */
export function chatEnd(
  conversation: ConversationView,
  requestId: string | undefined,
): JsonMessage {
  const { id, sessionId } = conversation;
  const { status, message, summary } = describeEnd(conversation);
  const told = { success: true, status, message, summary };
  return envelope('chat:end', {
    topic: 'chat:end',
    id: `${id}:${status}`,
    requestId,
    sessionId,
    content: message,
    data: told,
    ...told,
  });
}
