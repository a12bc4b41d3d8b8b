import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { isSameDay, isToday } from '../days';
import styles from './DayLine.module.css';

interface DayLineProps {
  at: string;
  /** When what stands above was; nothing above the first. */
  before: string | undefined;
}

/** The day of what follows, where a new one begins. */
export function DayLine({ at, before }: DayLineProps) {
  const t = useTranslations('inbox.conversation');
  const format = useFormatter();
  const date = new Date(at);
  if (before && isSameDay(new Date(before), date)) return null;
  return (
    <p className={styles.day}>
      {isToday(date)
        ? t('today')
        : format.dateTime(date, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          })}
    </p>
  );
}
