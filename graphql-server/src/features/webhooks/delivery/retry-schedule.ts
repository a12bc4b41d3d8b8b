/** Seconds before each attempt after the first one; a receiver may be down for half a day. */
const DELAYS = [5, 30, 120, 600, 3_600, 3 * 3_600, 8 * 3_600] as const;

/** How many attempts a delivery has. */
export const MAX_ATTEMPTS = DELAYS.length + 1;

/** Longest wait that a receiver may ask for, in seconds. */
const LONGEST_WISH = 24 * 3_600;

/** Share of a delay by which it is made longer or shorter, so that not all come back at once. */
const JITTER = 0.2;

/**
 * Seconds until the next attempt, after this many; undefined when there is none. A receiver can ask
 * for more time, never for less.
 */
export function delayAfter(
  attempts: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const own = delay * (1 + JITTER * (2 * random() - 1));
  return Math.max(own, Math.min(retryAfter ?? 0, LONGEST_WISH));
}

/** Seconds that a `Retry-After` header asks for: a number, or a date. */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}
