import { useState } from 'react';

const keyOf = (list: string) => `hiddenColumns.${list}`;

function read(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** The columns of a list that are not shown, as this browser remembers them. */
export function useHiddenColumns(
  list: string,
): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState(() => read(list));
  return [
    hidden,
    (next) => {
      setHidden(next);
      try {
        if (next.length === 0) localStorage.removeItem(keyOf(list));
        else localStorage.setItem(keyOf(list), JSON.stringify(next));
      } catch {
        // Storage may be forbidden; then it holds until the next visit.
      }
    },
  ];
}
