import { useEffect, useEffectEvent } from 'react';

/**
 * Refreshes every so often. While the page is hidden it rests; when the page is shown again, it
 * refreshes at once if that is due.
 */
export function useAutoRefresh(active: boolean, milliseconds: number, refresh: () => void): void {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    if (!active) return undefined;
    let last = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      last = Date.now();
      run();
      schedule();
    };
    const schedule = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(tick, Math.max(0, last + milliseconds - Date.now()));
    };
    schedule();
    document.addEventListener('visibilitychange', schedule);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [active, milliseconds]);
}
