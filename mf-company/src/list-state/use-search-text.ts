import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which is searched. */
const TYPING_PAUSE_MS = 300;

/** What stands in a search field: at once there, and searched for when the typing pauses. */
export function useSearchText(
  searched: string,
  search: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    // The address changed by itself, for example by the back button.
    setKnown(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const commit = useEffectEvent(search);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => commit(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, searched]);
  return [text, setText];
}
