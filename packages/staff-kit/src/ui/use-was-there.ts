import { useEffect, useState } from 'react';

/**
 * Whether something has been there once, told after it was painted: what belongs to a list and is not looked at first
 * fetches its code then, instead of beside the list's.
 */
export function useWasThere(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    // A frame's callbacks run before it is painted, their timers after it.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setWasThere(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);
  return wasThere;
}
