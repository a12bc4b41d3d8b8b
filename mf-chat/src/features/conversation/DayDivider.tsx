import { useFormatter, useTranslations } from '@hausgeist/shell-api/slim';
import { isToday } from './days';
import styles from './DayDivider.module.css';

/** The day on which the messages below were written. */
export function DayDivider({ time }: { time: string }) {
  const t = useTranslations('log');
  const format = useFormatter();
  const date = new Date(time);
  return (
    <p className={styles.divider}>
      {isToday(date)
        ? t('today')
        : format.dateTime(date, { weekday: 'long', day: 'numeric', month: 'long' })}
    </p>
  );
}
