import type { FastifyReply } from 'fastify';
import {
  AppError,
  asUnavailable,
  HTTP_STATUS,
  platformReasons,
  type Refusal,
  RetryLaterError,
} from '../errors/index.js';
import type { Logger } from '../telemetry/index.js';

/**
 * The documented body of a failure. Some clients read `error`, others `message`; programs decide by
 * `reason`. A text that a library wrote stands in place of the one of the reason.
 */
export const restErrorBody = (refusal: Refusal, message = refusal.message) => ({
  success: false,
  error: message,
  message,
  ...refusal.told,
});

/** A failure as the client gets it. */
export interface RestFailure {
  status: number;
  body: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** The answer to a failure; unexpected failures reveal nothing of themselves. */
export function restFailure(thrown: unknown): RestFailure {
  const error = asUnavailable(thrown) ?? thrown;
  if (error instanceof AppError) {
    return {
      status: HTTP_STATUS[error.code],
      body: {
        ...restErrorBody(error.refusal),
        // The documents name them `details`, and `errors` for registration.
        ...(error.fields.length > 0 ? { details: error.fields, errors: error.fields } : {}),
      },
      ...(error instanceof RetryLaterError ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
    };
  }
  const status = statusOf(error);
  if (status >= 500 || !(error instanceof Error)) {
    return { status, body: restErrorBody(platformReasons.UNEXPECTED) };
  }
  return { status, body: libraryErrorBody(error, status) };
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

/** Errors of the form parser whose messages are of no use to people. */
const FORM_REFUSALS: Record<string, Refusal> = {
  FST_FILES_LIMIT: platformReasons.TOO_MANY_FILES,
  FST_FIELDS_LIMIT: platformReasons.TOO_MANY_FORM_FIELDS,
  FST_PARTS_LIMIT: platformReasons.TOO_MANY_FORM_PARTS,
};

/** Why a request is refused that only Fastify or a plugin has looked at. */
export const refusalOfStatus = (status: number): Refusal =>
  REFUSALS[status] ?? platformReasons.BAD_REQUEST;

const REFUSALS: Record<number, Refusal> = {
  404: platformReasons.NOT_FOUND,
  413: platformReasons.REQUEST_TOO_LARGE,
  415: platformReasons.UNSUPPORTED_CONTENT_TYPE,
};

function libraryErrorBody(error: Error & { code?: string }, status: number) {
  // Fastify only says that the type is not supported.
  const known = status === 415 ? REFUSALS[415] : FORM_REFUSALS[error.code ?? ''];
  return known ? restErrorBody(known) : restErrorBody(refusalOfStatus(status), error.message);
}

/** Status that Fastify or a plugin gave an error of the client's making. */
function statusOf(error: unknown): number {
  const { statusCode: status, code } = error as { statusCode?: unknown; code?: unknown };
  // A form was expected and something else came: the type of the request is wrong, not of the answer.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
