import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../platform/context/index.js';
import { AppError, badInput } from '../../../platform/errors/index.js';
import { type RestRoute, restRoute } from '../../../platform/http/index.js';
import { attachmentReasons, type UploadReceiver } from '../../attachments/index.js';
import type { AnswerReader } from '../answer-reader.js';
import { describeEnd, personAnswers, STILL_PREPARING } from '../chat-texts.js';
import { namedSources } from '../conversation-views.js';
import { conversationReasons } from '../conversation.reasons.js';
import type { ConversationService, SendMessageInput } from '../conversation.service.js';
import { chatAnswer, chatBody, endAnswer, endBody } from './chat.schemas.js';

/** Clients give up after 30 s; an honest answer has to be there before. */
const DEFAULT_WAIT_SECONDS = 25;
const MAX_WAIT_SECONDS = 110;

interface ChatRouteParts {
  conversations: ConversationService;
  answers: AnswerReader;
  receiver: UploadReceiver;
}

const shared = {
  method: 'POST',
  alsoWithoutPrefix: true,
  access: ['endUser'],
  signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED,
  tag: 'Chat',
  // `requestId` does it here, and an answer that was still being prepared must not come for ever.
  idempotencyKey: false,
} as const;

const WAITING = `Waits for the answer, ${DEFAULT_WAIT_SECONDS} s unless the header \`Prefer: wait=<seconds>\` (0 to ${MAX_WAIT_SECONDS}) says otherwise. An answer that takes longer gets status 202 with \`status: processing\`: send the same \`requestId\` again to wait for it. Where a person has taken over (\`handledBy\`), 202 comes at once unless \`Prefer\` says how long to wait. 503 when the question could not be answered: the same \`requestId\` once more asks for the answer anew. With another text it is refused (409).`;

const PREFER = {
  prefer: { description: `\`wait=<seconds>\`, 0 to ${MAX_WAIT_SECONDS}: how long to wait.` },
};

const STILL_WORKING = {
  202: 'The answer is still being prepared, or a person is going to write it.',
};

/** The chat for programs that have no socket: one call a message. */
export function chatRoutes({ conversations, answers, receiver }: ChatRouteParts): RestRoute[] {
  async function chat(
    context: RequestContext,
    input: SendMessageInput,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    const { sessionId, requestId } = input;
    const question = await conversations
      .send(context, input, { retryFailed: true })
      .catch((error: unknown) => {
        throw withNamesOfCall(error);
      });
    const seconds = wishedSeconds(request);
    const { answer, handlerName } = await answers.waitFor(context, {
      ...{ sessionId, question, waitsForPersons: seconds !== undefined },
      signal: waitingTime(seconds ?? DEFAULT_WAIT_SECONDS, reply),
    });
    if (answer?.isError)
      throw new AppError('UNAVAILABLE', conversationReasons.ANSWER_FAILED({ text: answer.text }));
    if (!answer) reply.code(202);
    return {
      response: answer?.text ?? (handlerName ? personAnswers(handlerName) : STILL_PREPARING),
      status: answer ? 'completed' : 'processing',
      sessionId,
      requestId,
      messageId: answer?.id ?? null,
      sender: answer ? (answer.sender === 'PERSON' ? 'PERSON' : 'BOT') : null,
      authorName: answer?.authorName ?? null,
      handledBy: answer ? null : handlerName,
      category: answer?.category ?? null,
      sources: namedSources(answer?.sources ?? []),
      guidance: answer?.guidance ?? null,
    };
  }

  return [
    restRoute({
      ...shared,
      path: '/chat',
      summary: 'Sends a message and returns the answer',
      description: WAITING,
      headers: PREFER,
      requires: ['sessionId'],
      body: chatBody,
      response: chatAnswer,
      otherStatuses: STILL_WORKING,
      handle: async (context, { body, request, reply }) => {
        const { message: content, sessionId, requestId, uploadedFiles } = body;
        const input = {
          sessionId,
          requestId: requestId ?? randomUUID(),
          content,
          attachmentIds: uploadedFiles ?? [],
        };
        return chat(context, input, { request, reply });
      },
    }),
    restRoute({
      ...shared,
      path: '/chat-with-files',
      summary: 'Sends a message with files and returns the answer',
      description: WAITING,
      headers: PREFER,
      form: {
        sessionId: { type: 'text', description: 'Session id of the chat.', required: true },
        message: {
          type: 'text',
          description: 'The message; may be empty when files come with it.',
        },
        requestId: { type: 'text', description: 'The same id again is the same message.' },
        files: { type: 'files', description: 'At most 5 MB each and 15 MB together.' },
        userData: { type: 'text', description: 'Not used; the session says who acts.' },
      },
      response: chatAnswer,
      otherStatuses: STILL_WORKING,
      handle: async (context, { request, reply }) => {
        const { fields, attachments } = await receiver.receive(request, { optional: true });
        const input = {
          sessionId: fields['sessionId'] ?? '',
          requestId: fields['requestId'] || randomUUID(),
          content: fields['message'] ?? '',
          attachmentIds: attachments.map(({ id }) => id),
        };
        return chat(context, input, { request, reply });
      },
    }),
    restRoute({
      ...shared,
      path: '/chat/end',
      summary: 'Ends a chat session; its summary is written and mailed',
      description:
        'A chat in which nothing was written ends, too; then nothing is summed up or mailed. Ending twice is harmless: once summary and mails are done, the answer says so and holds the summary. One person can end 10 chats a minute and 60 an hour.',
      requires: ['sessionId'],
      body: endBody,
      response: endAnswer,
      handle: async (context, { body: { sessionId } }) => {
        const conversation = await conversations.end(context, { sessionId });
        return { ...describeEnd(conversation), sessionId };
      },
    }),
  ];
}

/** Wrong fields as the calls name them; the service has names of its own. */
function withNamesOfCall(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') return error;
  const fields = error.fields.map(({ field, ...why }) => ({
    field: field.replace(/^content$/, 'message').replace(/^attachmentIds/, 'uploadedFiles'),
    ...why,
  }));
  return badInput(error.refusal, fields);
}

/** How long the caller wants to wait; undefined where it does not say. */
function wishedSeconds(request: FastifyRequest): number | undefined {
  const wish = /(?:^|[,;\s])wait=(\d{1,4})\b/.exec(String(request.headers['prefer'] ?? ''))?.[1];
  return wish === undefined ? undefined : Number(wish);
}

/** Ends when the caller has waited long enough, or is gone. */
function waitingTime(seconds: number, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([
    gone.signal,
    AbortSignal.timeout(Math.min(seconds, MAX_WAIT_SECONDS) * 1000),
  ]);
}
