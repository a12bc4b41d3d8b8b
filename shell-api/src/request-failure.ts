import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What went wrong with one input field. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** A failed request in the words of our own contract. */
export interface RequestFailure {
  /** `extensions.code` of the server, or NETWORK when no usable answer came. */
  code: string;
  /** The server's message, fit for users; empty for NETWORK and for what the server cannot explain. */
  message: string;
  fields: readonly FieldFailure[];
  /** Seconds to wait before the next try, when the server said so. */
  retryAfterSeconds?: number;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    'message' in value &&
    typeof value.field === 'string' &&
    typeof value.message === 'string'
  );
}

/** What an answer means that is not GraphQL: whatever stands before the server can give one. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
};

function codeOfStatus(error: unknown): string | undefined {
  return ServerError.is(error) ? CODE_OF_STATUS[error.statusCode] : undefined;
}

/** Reads the first error of a failed query, mutation or subscription. */
export function toRequestFailure(error: unknown): RequestFailure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: codeOfStatus(error) ?? 'NETWORK', message: '', fields: [] };
  const { code, fields, retryAfterSeconds } = first.extensions ?? {};
  const known = typeof code === 'string' && code !== 'INTERNAL';
  return {
    code: known ? code : 'INTERNAL',
    message: known ? first.message : '',
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
  };
}
