import { AppError, badInput, RetryLaterError } from '../errors/index.js';

/** A key came with something that cannot honour it; to ignore it would promise what is not kept. */
export function refusedKey(): AppError {
  const message = 'Idempotency-Key is not taken here: see docs/graphql-api.md.';
  return badInput(message, [{ field: 'Idempotency-Key', message }]);
}

/** The same request runs on this or another server. */
export const stillRunning = () =>
  new RetryLaterError(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running.',
    1,
  );

/** The key is taken by another request of the same caller. */
export const usedOtherwise = () =>
  new AppError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for another request. Take a new one.',
  );

/** The work is done, and whoever did it went down before the answer was stored. */
export const answerLost = () =>
  new AppError(
    'CONFLICT',
    'The first request with this Idempotency-Key was carried out, at least in part, but its answer is lost. Look at what is there, and take a new key.',
  );
