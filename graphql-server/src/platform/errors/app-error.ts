/** One wrong field of an input, named as the client sent it. */
export interface FieldError {
  field: string;
  message: string;
}

/** Stable code of an expected failure; clients branch on it, never on the message. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'TWO_FACTOR_REQUIRED'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'OPERATION_TOO_COMPLEX'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** HTTP status that a failure has on REST routes. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  IDEMPOTENCY_IN_PROGRESS: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  TWO_FACTOR_REQUIRED: 401,
  PASSWORD_CHANGE_REQUIRED: 403,
  OPERATION_TOO_COMPLEX: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** An expected failure: its message is fit for the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];

  constructor(code: ErrorCode, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }
}

/** Nobody is signed in, or the session has ended. */
export const unauthenticated = (message = 'Authentication required. Please log in.') =>
  new AppError('UNAUTHENTICATED', message);

/** The actor is known but may not do this. */
export const forbidden = (message = 'You are not allowed to do this.') =>
  new AppError('FORBIDDEN', message);

/** The thing does not exist, or belongs to somebody else: both look the same from outside. */
export const notFound = (message = 'Not found.') => new AppError('NOT_FOUND', message);

/** The input breaks a rule; `fields` says which. */
export const badInput = (message: string, fields: readonly FieldError[] = []) =>
  new AppError('BAD_USER_INPUT', message, fields);

/** Not now, but soon; `retryAfterSeconds` says when the next attempt is evaluated. */
export class RetryLaterError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number) {
    super(code, message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Too many attempts; `retryAfterSeconds` says when the next one is evaluated. */
export class RateLimitedError extends RetryLaterError {
  constructor(message: string, retryAfterSeconds: number) {
    super('RATE_LIMITED', message, retryAfterSeconds);
  }
}
