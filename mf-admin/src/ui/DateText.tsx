import { useFormatter, useTranslations } from '@hausgeist/shell-api';

interface DateTextProps {
  /** ISO time; null where there is none. */
  at: string | null | undefined;
  /** With the time of day. */
  withTime?: boolean;
  /** What stands where there is no time. */
  missing?: string;
}

/** A day, or a moment, in the reader's way of writing it. */
export function DateText({ at, withTime = false, missing }: DateTextProps) {
  const t = useTranslations('common');
  const format = useFormatter();
  if (!at) return <>{missing ?? t('none')}</>;
  const text = format.dateTime(
    new Date(at),
    withTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' },
  );
  return <time dateTime={at}>{text}</time>;
}
