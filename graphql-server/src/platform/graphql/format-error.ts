import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  AppError,
  asUnavailable,
  platformReasons,
  RateLimitedError,
  type Refusal,
  RetryLaterError,
} from '../errors/index.js';
import type { Logger } from '../telemetry/index.js';

/** Codes of Apollo Server that are about the request itself and safe to show. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
]);

interface FormatOptions {
  log: Logger;
  /** Leave out which names the schema has instead of a wrong one. */
  hideSuggestions: boolean;
}

/** Turns any failure into what a client may see; unexpected ones are logged and made anonymous. */
export function formatGraphqlError(
  error: unknown,
  { log, hideSuggestions }: FormatOptions,
): GraphQLFormattedError {
  const thrown = originOf(error);
  const away = asUnavailable(thrown);
  if (away) log.error({ err: thrown }, 'a part that GraphQL operations need is away');
  const original = away ?? thrown;
  const { message, locations, path, extensions } =
    error instanceof GraphQLError ? error.toJSON() : new GraphQLError(String(error)).toJSON();
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (original instanceof AppError) {
    return {
      ...place,
      message: original.message,
      extensions: {
        code: original.code,
        ...original.refusal.told,
        ...(original.fields.length > 0 ? { fields: original.fields } : {}),
        ...numbersOf(original),
      },
    };
  }
  const code = extensions?.['code'];
  const isRequestError =
    (typeof code === 'string' && REQUEST_CODES.has(code)) ||
    (error instanceof GraphQLError && !error.originalError && !path);
  if (isRequestError) {
    const ownCode = typeof code === 'string' ? code : codeOf(message);
    return {
      ...place,
      message: hideSuggestions ? message.replace(SUGGESTION, '') : message,
      extensions: { code: ownCode, ...refusalOfCode(ownCode).told },
    };
  }
  log.error({ err: original }, 'unexpected error in a GraphQL operation');
  const { message: text, told } = platformReasons.UNEXPECTED;
  return { ...place, message: text, extensions: { code: 'INTERNAL', ...told } };
}

/** Limits as numbers, so that a program need not read the text. */
function numbersOf(error: AppError): Record<string, unknown> {
  const { code, refusal } = error;
  if (code === 'OPERATION_TOO_COMPLEX') {
    const { max, count, points, length } = refusal.params;
    const requested = count ?? points ?? length;
    return { limit: max, ...(requested === undefined ? {} : { requested }) };
  }
  return {
    ...(error instanceof RateLimitedError ? error.numbers : {}),
    ...(error instanceof RetryLaterError ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
  };
}

/** Why graphql or Apollo Server refuse a request, which they say in words of their own. */
function refusalOfCode(code: string): Refusal {
  if (code === 'GRAPHQL_PARSE_FAILED') return platformReasons.GRAPHQL_DOCUMENT_UNREADABLE;
  if (code === 'GRAPHQL_VALIDATION_FAILED') return platformReasons.GRAPHQL_DOCUMENT_INVALID;
  return platformReasons.GRAPHQL_REQUEST_INVALID;
}

const SUGGESTION = / Did you mean .+\?$/s;

/** Over the socket, errors come from graphql itself, which gives them no code. */
const codeOf = (message: string) =>
  message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED';

/** The error that was thrown, below all that GraphQL and Apollo Server wrapped around it. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}
