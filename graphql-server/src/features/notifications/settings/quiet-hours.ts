/** When a person does not want to be told, by the clock of their time zone. */
export interface QuietHours {
  quietFrom?: string | null | undefined;
  quietUntil?: string | null | undefined;
  timeZone: string;
}

const MINUTES_OF_DAY = 24 * 60;

/** Seconds until the quiet hours end; 0 outside of them. Where the clocks change it is looked again then. */
export function quietSeconds(
  { quietFrom, quietUntil, timeZone }: QuietHours,
  now = new Date(),
): number {
  if (!quietFrom || !quietUntil) return 0;
  const [from, until, clock] = [
    minutesOf(quietFrom),
    minutesOf(quietUntil),
    minutesOf(clockIn(timeZone, now)),
  ];
  const since = minutesBetween(from, clock);
  if (since >= minutesBetween(from, until)) return 0;
  return minutesBetween(clock, until) * 60 - now.getUTCSeconds();
}

/** Whether these are the names of a time zone and not something that `Intl` would throw at. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const clockIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(moment);

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Forwards from one time of the day to the next other one. */
const minutesBetween = (from: number, to: number): number =>
  (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
