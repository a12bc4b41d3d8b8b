const DAY_MS = 86_400_000;

/** An end within fewer days than this is pointed out. */
const SOON_DAYS = 14;

/** Whole days that are left until a moment. */
export const daysUntil = (at: string, now = Date.now()): number =>
  Math.floor((Date.parse(at) - now) / DAY_MS);

/** Whether a moment is ahead, but near. */
export function isSoon(at: string, now = Date.now()): boolean {
  const days = daysUntil(at, now);
  return days >= 0 && days < SOON_DAYS;
}

/** Whether a moment is still ahead. */
export const isAhead = (at: string | null, now = Date.now()): at is string =>
  at !== null && Date.parse(at) > now;

/** The day so many days from now. */
export const inDays = (days: number, now = Date.now()): Date => new Date(now + days * DAY_MS);
