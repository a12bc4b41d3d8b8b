/** Where the homes are: days and hours are theirs, wherever the server stands. */
export const TIME_ZONE = 'Europe/Berlin';

/** SQL for the day that it is there. */
export const TODAY_SQL = `(now() at time zone '${TIME_ZONE}')::date`;

const german = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day that German calendars show at a moment, e.g. 2026-03-29. */
export const berlinDay = (moment: Date): string => german.format(moment);

/** The German day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}
