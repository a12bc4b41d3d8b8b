export { idempotencyCleanupJob } from './idempotency-cleanup.job.js';
export { IDEMPOTENCY_HEADER, MAX_KEY_LENGTH, readIdempotencyKey } from './idempotency-key.js';
export { refusedKey, usedOtherwise } from './idempotency-errors.js';
export { deleteOldAnswers, Idempotency } from './idempotency.js';
export type { IdempotentAttempt, KeptAnswer, Outcome } from './idempotent-attempt.js';
export { IdempotentRequest } from './idempotent-request.entity.js';
