import { useFormatter, useLocale, useTranslations } from '@hausgeist/shell-api';
import styles from './DateText.module.css';

const DAY = { dateStyle: 'medium' } as const;
const SECOND = { dateStyle: 'medium', timeStyle: 'medium' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** With seconds and the zone of time, for who has to know. */
const EXACT = { dateStyle: 'full', timeStyle: 'long' } as const;

/** Writes a moment, or the time from it until another, as the reader does. */
export function useMomentText(): (at: string, until?: string | null) => string {
  const format = useFormatter();
  return (at, until) =>
    until
      ? format.dateTimeRange(new Date(at), new Date(until), MOMENT)
      : format.dateTime(new Date(at), MOMENT);
}

/** Names the zone in which times are written at this moment, as `MEZ`. */
export function useZoneText(): (at?: string) => string {
  const locale = useLocale();
  return (at) =>
    new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
      .formatToParts(at === undefined ? undefined : new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Writes a day as the reader does. */
export function useDayText(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), DAY);
}

interface DateTextProps {
  /** ISO time; null where there is none. */
  at: string | null | undefined;
  /** With the time of day, to the minute or the second. */
  withTime?: boolean | 'seconds';
  /** The end of a window of time, which begins at `at`. */
  until?: string | null;
  /** What stands where there is no time; "N/A" if not given. */
  missing?: string;
}

/** A day, or a moment, in the reader's way of writing it. */
export function DateText({ at, withTime = false, until, missing }: DateTextProps) {
  const t = useTranslations('common');
  const format = useFormatter();
  const momentText = useMomentText();
  if (!at) return <>{missing ?? t('none')}</>;
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      className={styles.moment}
      title={withTime ? format.dateTime(date, EXACT) : undefined}
    >
      {withTime === 'seconds'
        ? format.dateTime(date, SECOND)
        : withTime
          ? momentText(at, until)
          : format.dateTime(date, DAY)}
    </time>
  );
}
