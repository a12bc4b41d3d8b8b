import { platformReasons } from './platform.reasons.js';
import { Refusal, type RefusalParams } from './refusal.js';

/** One wrong field of an input, named as the client sent it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** Why it is wrong, as clients know it: `TOO_LONG`. */
  readonly reason: string;
  /** What the text of the reason has in place of its names; missing where it has none. */
  readonly params?: RefusalParams;
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

/** An expected failure: its text is fit for the person who caused it, its reason for programs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal;
  readonly fields: readonly FieldError[];

  constructor(code: ErrorCode, refusal: Refusal, fields: readonly FieldError[] = []) {
    super(refusal.message);
    this.name = 'AppError';
    this.code = code;
    this.refusal = refusal;
    this.fields = fields;
  }
}

/** The caller is not signed in, or the session has ended. */
export const unauthenticated = (refusal: Refusal = platformReasons.AUTHENTICATION_REQUIRED) =>
  new AppError('UNAUTHENTICATED', refusal);

/** The actor is known but may not do this. */
export const forbidden = (refusal: Refusal = platformReasons.NOT_ALLOWED) =>
  new AppError('FORBIDDEN', refusal);

/** The thing does not exist, or belongs to another owner: both look the same from outside. */
export const notFound = (refusal: Refusal = platformReasons.NOT_FOUND) =>
  new AppError('NOT_FOUND', refusal);

/** It conflicts with what already exists. */
export const conflict = (refusal: Refusal, fields: readonly FieldError[] = []) =>
  new AppError('CONFLICT', refusal, fields);

/** The input breaks a rule; `fields` says which. */
export const badInput = (refusal: Refusal, fields: readonly FieldError[] = []) =>
  new AppError('BAD_USER_INPUT', refusal, fields);

/** The error of one field. */
export const fieldError = (field: string, refusal: Refusal): FieldError => ({
  field,
  message: refusal.message,
  ...refusal.told,
});

/** One field breaks a rule, which is all that is wrong. */
export const wrongField = (field: string, refusal: Refusal) =>
  badInput(refusal, [fieldError(field, refusal)]);

/**
 * The failure of an input with wrong fields: for the same reason as they, if it is one for all of
 * them, else with all their texts.
 */
export function wrongFields(fields: readonly FieldError[]): AppError {
  const texts = [...new Set(fields.map(({ message }) => message))];
  const [first] = fields;
  const refusal =
    texts.length === 1 && first
      ? new Refusal(first.reason, first.message, first.params)
      : new Refusal(platformReasons.SEVERAL_FIELDS_WRONG.reason, texts.join('; '));
  return badInput(
    refusal,
    fields.filter(({ field }) => field !== ''),
  );
}

/** Not now, but soon; `retryAfterSeconds` says when the next attempt is evaluated. */
export class RetryLaterError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, refusal: Refusal, retryAfterSeconds: number) {
    super(code, refusal);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How much of a limit there is in all, and how much is left of it. */
export interface LimitNumbers {
  limit: number;
  remaining: number;
}

/** Too many attempts; `retryAfterSeconds` says when the next one is evaluated. */
export class RateLimitedError extends RetryLaterError {
  /** Missing where the limit is not the caller's own, of which they are not told. */
  readonly numbers: LimitNumbers | undefined;

  constructor(refusal: Refusal, retryAfterSeconds: number, numbers?: LimitNumbers) {
    super('RATE_LIMITED', refusal, retryAfterSeconds);
    this.numbers = numbers;
  }
}
