import { useFormatter } from '@hausgeist/shell-api';
import { isThisYear, isToday } from '../days';
import styles from './ShortTime.module.css';

/** The time of day of what was today, otherwise the day; the whole moment for a mouse. */
export function ShortTime({ at }: { at: string }) {
  const format = useFormatter();
  const date = new Date(at);
  const text = isToday(date)
    ? format.dateTime(date, { timeStyle: 'short' })
    : format.dateTime(
        date,
        isThisYear(date)
          ? { day: 'numeric', month: 'short' }
          : { day: '2-digit', month: '2-digit', year: '2-digit' },
      );
  return (
    <time
      className={styles.time}
      dateTime={at}
      title={format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short' })}
    >
      {text}
    </time>
  );
}
