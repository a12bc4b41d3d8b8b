import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import styles from './DateText.module.css';

const DAY = { dateStyle: 'medium' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Writes a moment as the reader does. */
export function useMomentText(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), MOMENT);
}

/** Writes a day as the reader does. */
export function useDayText(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), DAY);
}

interface DateTextProps {
  /** ISO time; null where there is none. */
  at: string | null | undefined;
  /** With the time of day. */
  withTime?: boolean;
  /** What stands where there is no time; "N/A" if not given. */
  missing?: string;
}

/** A day, or a moment, in the reader's way of writing it. */
export function DateText({ at, withTime = false, missing }: DateTextProps) {
  const t = useTranslations('common');
  const format = useFormatter();
  if (!at) return <>{missing ?? t('none')}</>;
  return (
    <time dateTime={at} className={styles.moment}>
      {format.dateTime(new Date(at), withTime ? MOMENT : DAY)}
    </time>
  );
}
