import type { FastifyReply } from 'fastify';
import { AppError, HTTP_STATUS, RateLimitedError } from '../errors/index.js';
import type { Logger } from '../telemetry/index.js';

const UNEXPECTED = 'Something went wrong on our side. Please try again later.';

/** The documented body of a failure. Some clients read `error`, others `message`. */
export const restErrorBody = (message: string) => ({ success: false, error: message, message });

/** Sends a failure as the documented REST body; unexpected errors are logged, never shown. */
export async function sendRestError(
  reply: FastifyReply,
  error: unknown,
  log: Logger,
): Promise<void> {
  if (error instanceof AppError) {
    if (error instanceof RateLimitedError) reply.header('retry-after', error.retryAfterSeconds);
    await reply.code(HTTP_STATUS[error.code]).send({
      ...restErrorBody(error.message),
      ...(error.fields.length > 0 ? { details: error.fields } : {}),
    });
    return;
  }
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error }, 'unexpected error');
  const message = status < 500 && error instanceof Error ? error.message : UNEXPECTED;
  await reply.code(status).send(restErrorBody(message));
}

/** Status that Fastify or a plugin gave an error of the client's making. */
function statusOf(error: unknown): number {
  const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown };
  // A form was expected and something else came: the type of the request is wrong, not of the answer.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
