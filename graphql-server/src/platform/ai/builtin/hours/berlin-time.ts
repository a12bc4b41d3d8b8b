import { TIME_ZONE } from '../../../german/index.js';

/** A moment in German time. */
export interface LocalMoment {
  /** The day, counted from 1 January 1970. */
  day: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  /** Minutes since midnight. */
  minute: number;
}

export const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const;

const DAY_LENGTH = 86_400_000;

const german = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** A moment as German clocks and calendars show it. */
export function inBerlin(moment: Date): LocalMoment {
  const parts = Object.fromEntries(
    german.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 1970, month = 1, day: date = 1, hour = 0, minute = 0 } = parts;
  const day = Date.UTC(year, month - 1, date) / DAY_LENGTH;
  return { day, weekday: weekdayOf(day), minute: hour * 60 + minute };
}

/** The day that a date as `2026-12-24` names. */
export const dayOf = (date: string): number => Date.parse(date) / DAY_LENGTH;

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** "9 Uhr", "16:30 Uhr". */
export function clock(minute: number): string {
  const minutes = minute % 60;
  const hours = Math.floor(minute / 60);
  return `${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} Uhr`;
}

/** Days on which all of Germany rests; those of single states are not known here. */
export function isPublicHoliday(day: number): boolean {
  const date = new Date(day * DAY_LENGTH);
  if (FIXED.has(`${date.getUTCDate()}.${date.getUTCMonth() + 1}.`)) return true;
  return FROM_EASTER.has(day - easterOf(date.getUTCFullYear()));
}

const FIXED = new Set(['1.1.', '1.5.', '3.10.', '25.12.', '26.12.']);

/** Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const FROM_EASTER = new Set([-2, 1, 39, 50]);

/** Easter Sunday by the rule of Gauss in Lichtenberg's form. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const secular = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sunSecular = 2 - Math.floor((3 * century + 3) / 4);
  const moon = year % 19;
  const seed = (19 * moon + secular) % 30;
  const correction = Math.floor((seed + Math.floor(moon / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunSecular) % 7);
  const march = fullMoon + 7 - ((fullMoon - firstSunday) % 7);
  return Date.UTC(year, 2, march) / DAY_LENGTH;
}
