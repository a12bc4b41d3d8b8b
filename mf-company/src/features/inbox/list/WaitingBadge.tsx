import { useTranslations } from '@hausgeist/shell-api';
import { Badge } from '@hausgeist/ui';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 1_440;

/** The minutes since a moment, as long as they are looked at. */
function useMinutesSince(since: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  // What has begun since the last look.
  return Math.max(
    0,
    Math.floor((Math.max(now, Date.parse(since)) - Date.parse(since)) / MINUTE_MS),
  );
}

/** How long a tenant has been waiting for a person, and whether they have left the chat. */
export function WaitingBadge({ since, isOver }: { since: string; isOver: boolean }) {
  const t = useTranslations('inbox.row');
  const minutes = useMinutesSince(since);
  const time =
    minutes < MINUTES_OF_HOUR
      ? t('minutes', { count: minutes })
      : minutes < 2 * MINUTES_OF_DAY
        ? t('hours', { count: Math.floor(minutes / MINUTES_OF_HOUR) })
        : t('days', { count: Math.floor(minutes / MINUTES_OF_DAY) });
  return <Badge tone="warning">{t(isOver ? 'waitingOver' : 'waiting', { time })}</Badge>;
}
