import { useCallback, useEffect, useRef } from 'react';

/** A function that does something after a while, unless the component is gone by then. */
export function useDelayed(): (milliseconds: number, action: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    };
  }, []);
  return useCallback((milliseconds, action) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      action();
    }, milliseconds);
    timers.current.add(timer);
  }, []);
}
