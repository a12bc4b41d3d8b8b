import { useFormatter } from '@hausgeist/shell-api';
import styles from './Moment.module.css';

const DAY = { dateStyle: 'medium' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Writes a moment as its readers do. */
export function useMomentText(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), MOMENT);
}

/** Writes a day as its readers do. */
export function useDayText(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), DAY);
}

interface MomentProps {
  at: string;
  /** With the time of day. */
  withTime?: boolean;
}

/** A day, or a moment. */
export function Moment({ at, withTime = false }: MomentProps) {
  const format = useFormatter();
  return (
    <time dateTime={at} className={styles.moment}>
      {format.dateTime(new Date(at), withTime ? MOMENT : DAY)}
    </time>
  );
}
