const DAY_MS = 86_400_000;

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Days between two moments on the calendar of this device, summer time or not. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / DAY_MS);
}

/** Whether a moment lies on the current day. */
export function isToday(time: Date): boolean {
  return daysBetween(time, new Date()) === 0;
}
