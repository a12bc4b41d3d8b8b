import type { EntityManager } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { day } from '../../platform/input/index.js';
import { berlinDay, daysBefore, TIME_ZONE } from '../../platform/german/index.js';
import { analyticsReasons } from './analytics.reasons.js';

/** How far back figures go. */
export enum AnalyticsPeriod {
  TODAY = 'TODAY',
  LAST_7_DAYS = 'LAST_7_DAYS',
  LAST_30_DAYS = 'LAST_30_DAYS',
  LAST_90_DAYS = 'LAST_90_DAYS',
  OWN = 'OWN',
}

/** Days of the periods that end today, which is one of them. */
const LENGTHS: Record<Exclude<AnalyticsPeriod, AnalyticsPeriod.OWN>, number> = {
  [AnalyticsPeriod.TODAY]: 1,
  [AnalyticsPeriod.LAST_7_DAYS]: 7,
  [AnalyticsPeriod.LAST_30_DAYS]: 30,
  [AnalyticsPeriod.LAST_90_DAYS]: 90,
};

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** What is asked for; the days only of an own period. */
export interface AskedPeriod {
  period: AnalyticsPeriod;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** First and last day, both included, e.g. 2026-03-29. */
export interface Days {
  from: string;
  to: string;
}

/** A period, and the one before it, which is as long and ends at the same time of its day. */
export interface Window extends Days {
  length: number;
  start: Date;
  /** The end of the last day, or now. */
  until: Date;
  before: Days & { start: Date; until: Date };
}

const daysBetween = ({ from, to }: Days) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The days of a period; throws BAD_USER_INPUT. */
export function readDays({ period, from, to }: AskedPeriod, now: Date): Days {
  const today = berlinDay(now);
  if (period !== AnalyticsPeriod.OWN) {
    return { from: daysBefore(today, LENGTHS[period] - 1), to: today };
  }
  const days = { from: readDay('from', from), to: readDay('to', to) };
  const length = daysBetween(days) + 1;
  if (length < 1) throw wrongField('to', analyticsReasons.PERIOD_BACKWARDS);
  if (length > MAX_DAYS)
    throw wrongField('to', analyticsReasons.PERIOD_TOO_LONG({ max: MAX_DAYS }));
  return days;
}

function readDay(field: 'from' | 'to', value: string | null | undefined): string {
  const { success, data } = day(analyticsReasons.PERIOD_DAY_INVALID.issue).safeParse(value);
  if (!success) throw wrongField(field, analyticsReasons.PERIOD_DAY_INVALID);
  return data;
}

/** When the days begin and end; the database knows the time zones. */
export async function windowOf(em: EntityManager, days: Days, now: Date): Promise<Window> {
  const length = daysBetween(days) + 1;
  const at = `at time zone '${TIME_ZONE}'`;
  const [row] = await em.execute<
    Record<'start' | 'until' | 'beforeStart' | 'beforeUntil', string>[]
  >(
    `select d.first ${at} as start, d.last ${at} as until,
            (d.first - d.back) ${at} as "beforeStart", (d.last - d.back) ${at} as "beforeUntil"
       from (select ?::date::timestamp as first, make_interval(days => ?) as back,
                    least(?::timestamptz ${at}, (?::date + 1)::timestamp) as last) d`,
    [days.from, length, now, days.to],
  );
  if (!row) throw new Error('The database gave no time.');
  return {
    ...days,
    length,
    start: new Date(row.start),
    until: new Date(row.until),
    before: {
      from: daysBefore(days.from, length),
      to: daysBefore(days.to, length),
      start: new Date(row.beforeStart),
      until: new Date(row.beforeUntil),
    },
  };
}

/** The points of a chart: hours of a single day, otherwise days; as the calendar of the place has them. */
export function pointsOf({ from, length }: Pick<Window, 'from' | 'length'>): string[] {
  if (length === 1) {
    return Array.from({ length: 24 }, (_, hour) => `${from}T${String(hour).padStart(2, '0')}:00`);
  }
  return Array.from({ length }, (_, index) => daysBefore(from, -index));
}
