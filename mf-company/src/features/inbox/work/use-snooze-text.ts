import { useFormatter } from '@hausgeist/shell-api';
import { OFFICE_ZONE } from './snooze-times';

/** Writes when a conversation comes back, by the clocks of the office. */
export function useSnoozeText(): (at: string | Date) => string {
  const format = useFormatter();
  return (at) =>
    format.dateTime(new Date(at), {
      ...{ weekday: 'short', day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' },
      timeZone: OFFICE_ZONE,
    });
}
