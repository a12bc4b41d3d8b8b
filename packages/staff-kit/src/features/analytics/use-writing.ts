import { useFormatter, useTranslations } from '@hausgeist/shell-api';

const MINUTE = 60;
const HOUR = 3_600;

/** Seconds between the lines of a chart of times, from those of a minute's quarter to those of two days. */
export const ROUND_TIMES = [15, 30]
  .concat([1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE))
  .concat([1, 2, 3, 6, 12, 24, 48].map((hours) => hours * HOUR));

/** A day or hour of the companies' place, which is shown as it is wherever the reader is. */
const momentOf = (at: string) => new Date(`${at}${at.includes('T') ? ':00' : 'T00:00:00'}Z`);

/** Ways to write the kinds of figures in the reader's language. */
export function useWriting() {
  const format = useFormatter();
  const t = useTranslations('analytics');
  const short = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return {
    count: (value: number) => format.number(value, { maximumFractionDigits: 0 }),
    share: (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 1 }),
    usd: (value: number) => format.number(value, { style: 'currency', currency: 'USD' }),
    /** Seconds; as minutes or hours where that reads better. */
    duration: (value: number) => {
      if (value < MINUTE) return t('seconds', { value: short(value) });
      if (value < HOUR) return t('minutes', { value: short(value / MINUTE) });
      return t('hours', { value: short(value / HOUR) });
    },
    day: (day: string) => format.dateTime(momentOf(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    /** A point of a chart: a day, or an hour. */
    point: (at: string) =>
      format.dateTime(
        momentOf(at),
        at.includes('T')
          ? { timeStyle: 'short', timeZone: 'UTC' }
          : { day: 'numeric', month: 'short', timeZone: 'UTC' },
      ),
    /** Name of a day of the week; 1 is Monday. */
    weekday: (weekday: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'short', timeZone: 'UTC' }),
  };
}
