import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which is searched. */
export const SEARCH_DELAY_MS = 300;

/**
 * The text of a search box: shown at once, searched for after a pause. When the searched text
 * changes by other means (going back, clearing filters), the box follows.
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  const [committed, setCommitted] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    // What was typed here and now arrives must not replace what was typed since.
    if (searched !== committed) setText(searched);
  }
  const commit = useEffectEvent((wanted: string) => {
    setCommitted(wanted);
    search(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => commit(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, searched]);
  return [text, setText] as const;
}
