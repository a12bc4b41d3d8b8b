import { useEffect, useState } from 'react';

/** Pause in typing after which the server is asked. */
const SEARCH_DELAY_MS = 200;

/**
 * What is typed into a combobox whose options the server finds. `search` is what to ask for: undefined until the
 * list is opened, empty at once when it opens, and what was typed after a pause; `isBehind` until then.
 */
export function useTypedSearch() {
  const [text, setText] = useState<string>();
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    if (text === undefined || text === search) return undefined;
    const timer = setTimeout(() => setSearch(text), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  return { search: search?.trim(), isBehind: text !== search, onSearch: setText };
}
