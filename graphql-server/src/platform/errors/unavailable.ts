import { RetryLaterError } from './app-error.js';
import { platformReasons } from './platform.reasons.js';

/**
 * Codes of the operating system when no server answers, and of PostgreSQL when it starts, stops or
 * is overloaded.
 */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Class 08, connection exceptions.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // No room on a disk of ours or of the database.
  'ENOSPC',
  'EDQUOT',
  '53100',
  // Too many connections; shut down, crashed, not up yet.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // Given up because of other transactions: a conflict, a deadlock, a lock that was not free in time.
  '40001',
  '40P01',
  '55P03',
  // A statement or a silent transaction that took too long.
  '57014',
  '25P03',
]);

/** What the database's client says without a code. */
const MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /connection error and is not queryable$/,
];

const RETRY_SECONDS = 5;

/** How far down causes are followed. */
const MAX_DEPTH = 5;

/**
 * The failure to answer with when a part that the server cannot do without is away: nothing is wrong
 * with the request, and it can be sent again soon. Undefined for every other error.
 */
export function asUnavailable(error: unknown): RetryLaterError | undefined {
  return isAway(error, MAX_DEPTH)
    ? new RetryLaterError('UNAVAILABLE', platformReasons.SERVICE_UNAVAILABLE, RETRY_SECONDS)
    : undefined;
}

function isAway(error: unknown, depth: number): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && CODES.has(code)) ||
    MESSAGES.some((pattern) => pattern.test(error.message)) ||
    (error instanceof AggregateError && error.errors.some((one) => isAway(one, depth - 1))) ||
    isAway(error.cause, depth - 1)
  );
}
