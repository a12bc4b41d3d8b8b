import { useCallback, useEffect, useRef } from 'react';

interface Delayed {
  /** Does something after a while, unless the component is gone by then. */
  later: (milliseconds: number, action: () => void) => void;
  /** Does at once what waits, in the order in which it was said: what comes next stands below it. */
  flush: () => void;
}

/** Actions that come after a while. */
export function useDelayed(): Delayed {
  const waiting = useRef(new Map<ReturnType<typeof setTimeout>, () => void>());
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const timer of pending.keys()) clearTimeout(timer);
      pending.clear();
    };
  }, []);
  const later = useCallback((milliseconds: number, action: () => void) => {
    const timer = setTimeout(() => {
      waiting.current.delete(timer);
      action();
    }, milliseconds);
    waiting.current.set(timer, action);
  }, []);
  const flush = useCallback(() => {
    const actions = [...waiting.current];
    waiting.current.clear();
    for (const [timer, action] of actions) {
      clearTimeout(timer);
      action();
    }
  }, []);
  return { later, flush };
}
