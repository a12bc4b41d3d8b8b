import { useCallback, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Conversations that are marked, for what is done with several at once. */
export function useSelection() {
  const [ids, setIds] = useState(NONE);
  // The same function all the time, so that rows which stay as they are need not be drawn anew.
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    ids,
    toggle,
    clear: () => setIds(NONE),
    /** Takes their marks away. */
    drop: (done: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !done.includes(id)))),
    /** Marks these alone. */
    choose: (chosen: readonly string[]) => setIds(new Set(chosen)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
