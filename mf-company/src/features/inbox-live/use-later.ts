import { useEffect, useRef } from 'react';

/** A function that does something after a while, once for all calls until then. */
export function useLater(milliseconds: number, action: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(action);
  useEffect(() => {
    newest.current = action;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      newest.current();
    }, milliseconds);
  };
}
