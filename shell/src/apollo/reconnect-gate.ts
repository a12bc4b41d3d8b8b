/** Automatic attempts before only a trigger (online, visible again, a button) tries once more. */
export const RECONNECT_ATTEMPTS = 8;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/** Wait before the given attempt, counted from 0: two seconds, doubling, at most half a minute. */
export function reconnectDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

/** Holds connection attempts back until their time has come or the gate is opened. */
export class ReconnectGate {
  #waiting = new Set<() => void>();

  /** Lets everyone who waits try at once. */
  open(): void {
    for (const proceed of this.#waiting) proceed();
  }

  /** Waits for the gate to open, at most the given time; for ever without one. */
  wait(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(proceed, milliseconds);
      const waiting = this.#waiting;
      function proceed() {
        clearTimeout(timer);
        waiting.delete(proceed);
        resolve();
      }
      waiting.add(proceed);
    });
  }
}
