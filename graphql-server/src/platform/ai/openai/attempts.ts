import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { AiError } from '../ai-error.js';

/** Upstream calls that one call of ours may cause. */
export const MAX_CALLS = 3;

/** Longest time that we wait because a provider asked us to. */
const MAX_RETRY_AFTER_MS = 8_000;

const BASE_DELAY_MS = 250;

/** A user is waiting: after so many time-outs, another attempt is not worth the wait. */
const MAX_TIMEOUTS = 2;

/** After so many failures in a row nothing is sent for a while, then one call tries. */
const FAILURES_TO_OPEN = 6;
const HALF_OPEN_AFTER_MS = 10_000;

/** Opens when a provider keeps failing, so that people get an answer at once instead of waiting. */
export const createBreaker = (): CircuitBreakerPolicy =>
  circuitBreaker(
    handleWhen((error) => error instanceof AiError && error.transient),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );

/** Runs one upstream call behind the breaker. */
export async function guarded<T>(
  breaker: CircuitBreakerPolicy,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await breaker.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError) {
      throw new AiError('circuit_open', 'The provider has failed repeatedly and is left alone.');
    }
    throw error;
  }
}

/**
 * Waits before the next attempt, or throws the error if there must not be one: it would not help,
 * or the milliseconds that are left are over before it begins.
 */
export async function beforeRetry(
  error: unknown,
  callsMade: number,
  signal: AbortSignal,
  left = Infinity,
): Promise<void> {
  signal.throwIfAborted();
  if (!(error instanceof AiError) || !error.transient || callsMade >= MAX_CALLS) throw error;
  if (error.code === 'timeout' && callsMade >= MAX_TIMEOUTS) throw error;
  const wanted = error.retryAfterMs ?? BASE_DELAY_MS * 2 ** (callsMade - 1) * (1 + Math.random());
  if (wanted > MAX_RETRY_AFTER_MS || wanted >= left) throw error;
  await sleep(wanted, undefined, { signal });
}
