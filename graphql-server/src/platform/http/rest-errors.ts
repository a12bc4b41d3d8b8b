import type { FastifyReply } from 'fastify';
import { AppError, asUnavailable, HTTP_STATUS, RetryLaterError } from '../errors/index.js';
import type { Logger } from '../telemetry/index.js';

const UNEXPECTED = 'Something went wrong on our side. Please try again later.';

/** The documented body of a failure. Some clients read `error`, others `message`. */
export const restErrorBody = (message: string) => ({ success: false, error: message, message });

/** A failure as it is answered. */
export interface RestFailure {
  status: number;
  body: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** What is answered to a failure; unexpected ones show nothing of themselves. */
export function restFailure(thrown: unknown): RestFailure {
  const error = asUnavailable(thrown) ?? thrown;
  if (error instanceof AppError) {
    return {
      status: HTTP_STATUS[error.code],
      body: {
        ...restErrorBody(error.message),
        // The documents name them `details`, and `errors` where somebody registers.
        ...(error.fields.length > 0 ? { details: error.fields, errors: error.fields } : {}),
      },
      ...(error instanceof RetryLaterError ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  }
  const status = statusOf(error);
  const message = status < 500 && error instanceof Error ? messageOf(error) : UNEXPECTED;
  return { status, body: restErrorBody(message) };
}

/** Sends a failure as the documented REST body; unexpected errors are logged, never shown. */
export async function sendRestError(
  reply: FastifyReply,
  error: unknown,
  log: Logger,
): Promise<void> {
  const { status, body, retryAfterSeconds } = restFailure(error);
  if (!(error instanceof AppError) && status >= 500) log.error({ err: error }, 'unexpected error');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  await reply.code(status).send(body);
}

/** What the reader of forms says in words that are no use to people. */
const MESSAGES: Record<string, string> = {
  FST_FILES_LIMIT: 'Too many files in one request.',
  FST_FIELDS_LIMIT: 'Too many fields in one request.',
  FST_PARTS_LIMIT: 'Too many parts in one request.',
};

const messageOf = (error: Error & { code?: string }) => MESSAGES[error.code ?? ''] ?? error.message;

/** Status that Fastify or a plugin gave an error of the client's making. */
function statusOf(error: unknown): number {
  const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown };
  // A form was expected and something else came: the type of the request is wrong, not of the answer.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
