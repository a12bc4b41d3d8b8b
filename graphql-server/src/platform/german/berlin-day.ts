const german = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day that German calendars show at a moment, e.g. 2026-03-29. */
export const berlinDay = (moment: Date): string => german.format(moment);

/** The German day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}
