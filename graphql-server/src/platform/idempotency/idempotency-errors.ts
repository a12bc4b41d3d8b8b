import {
  AppError,
  conflict,
  platformReasons,
  RetryLaterError,
  wrongField,
} from '../errors/index.js';

/** A key came with something that cannot honour it; to ignore it would promise what is not kept. */
export function refusedKey(): AppError {
  return wrongField('Idempotency-Key', platformReasons.IDEMPOTENCY_KEY_NOT_TAKEN);
}

/** The same request runs on this or another server. */
export const stillRunning = () =>
  new RetryLaterError('IDEMPOTENCY_IN_PROGRESS', platformReasons.IDEMPOTENCY_STILL_RUNNING, 1);

/** The key is taken by another request of the same caller. */
export const usedOtherwise = () =>
  new AppError('IDEMPOTENCY_KEY_REUSED', platformReasons.IDEMPOTENCY_KEY_REUSED);

/** The work is done, but the process that did it went down before the answer was stored. */
export const answerLost = () => conflict(platformReasons.IDEMPOTENCY_ANSWER_LOST);
