/** Where the office is, wherever the browser may be. */
export const OFFICE_ZONE = 'Europe/Berlin';

/** A time of the day in the morning at which the office opens. */
const MORNING = '08:00';
/** Hours that "later" is away, and the last hour that is still today. */
const LATER = 3;
const LAST_HOUR = 20;

const MONDAY = 1;
const HOUR_MS = 3_600_000;

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: OFFICE_ZONE },
});

/** What the clocks of the office show, as the browser's own field takes it. */
export const toOffice = (at: Date): string => clock.format(at).replace(' ', 'T').slice(0, 16);

/** How far the clocks of the office are ahead at a moment. */
const aheadAt = (at: number): number => Date.parse(`${toOffice(new Date(at))}Z`) - at;

/** The moment at which the clocks of the office show this. */
export function fromOffice(local: string): Date {
  const shown = new Date(`${local}Z`).getTime();
  // Once more, as the clocks may have changed in between.
  return new Date(shown - aheadAt(shown - aheadAt(shown)));
}

/** The day so many days after another. */
function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T12:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The times that are offered at a moment, by what they are called. */
export function snoozeTimes(now: Date): { name: 'later' | 'tomorrow' | 'monday'; at: Date }[] {
  const later = toOffice(new Date(now.getTime() + (LATER + 1) * HOUR_MS - 1)).slice(0, 13);
  const today = toOffice(now).slice(0, 10);
  const isToday = later.startsWith(today) && Number(later.slice(11)) <= LAST_HOUR;
  const toMonday = (7 + MONDAY - new Date(`${today}T12:00Z`).getUTCDay()) % 7 || 7;
  return [
    ...(isToday ? [{ name: 'later' as const, at: fromOffice(`${later}:00`) }] : []),
    { name: 'tomorrow', at: fromOffice(`${daysAfter(today, 1)}T${MORNING}`) },
    ...(toMonday > 1
      ? [{ name: 'monday' as const, at: fromOffice(`${daysAfter(today, toMonday)}T${MORNING}`) }]
      : []),
  ];
}
