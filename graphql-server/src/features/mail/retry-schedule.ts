/** When a mail that could not be handed over is tried again. */
export interface RetrySchedule {
  /** Seconds to wait after this many attempts. */
  delayAfter(attempts: number): number;
  /** Seconds after which a mail that no server took is given up. */
  giveUpAfter: number;
}

const LONGEST_DELAY = 60;

/**
 * Two seconds, then double, never more than a minute: after an outage of any length every mail is
 * out within about a minute. A day later its recipient no longer waits for it.
 */
export const RETRY_SCHEDULE: RetrySchedule = {
  delayAfter: (attempts) => Math.min(LONGEST_DELAY, 2 ** Math.min(attempts, 10)),
  giveUpAfter: 24 * 3600,
};
