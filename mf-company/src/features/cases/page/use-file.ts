import { useRest } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, useState } from 'react';

/** Where a file is, below the API. */
export const addressOf = (url: string): string => url.replace(/^\/api/, '');

/** A picture of a case as an address that the page can show; undefined until it is there. */
export function usePicture(url: string | undefined): string | undefined {
  const rest = useRest();
  const [address, setAddress] = useState<string>();
  const read = useEffectEvent((path: string, signal: AbortSignal) => rest(path, { signal }));
  useEffect(() => {
    if (!url) return undefined;
    const ended = new AbortController();
    let shown: string | undefined;
    async function load(path: string): Promise<void> {
      try {
        const response = await read(path, ended.signal);
        if (!response.ok) return;
        shown = URL.createObjectURL(await response.blob());
        if (ended.signal.aborted) URL.revokeObjectURL(shown);
        else setAddress(shown);
      } catch {
        // The name and a button to save it are there all the same.
      }
    }
    void load(addressOf(url));
    return () => {
      ended.abort();
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [url]);
  return address;
}
