import { useEffect, useState } from 'react';
import type { Command, CommandSource } from './command';

/** So long nothing is typed before it is searched for. */
const SEARCH_AFTER_MS = 200;
/** Fewer letters are in everything. */
const SHORTEST = 2;

interface Found {
  text: string;
  commands: readonly Command[];
}

const NOTHING: Found = { text: '', commands: [] };

/** What is found for the typed words elsewhere than among the names of commands. */
export function useFound(sources: readonly CommandSource[], typed: string) {
  const text = typed.trim();
  const [found, setFound] = useState(NOTHING);
  const isWanted = text.length >= SHORTEST && sources.some(({ search }) => search);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOld = false;
    const look = async () => {
      const searches = sources.map(({ search }) => search?.(text) ?? Promise.resolve([]));
      const all = await Promise.all(searches);
      if (!isOld) setFound({ text, commands: all.flat() });
    };
    const timer = setTimeout(() => void look(), SEARCH_AFTER_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [sources, text, isWanted]);
  return {
    // What was found for other words stays until the next is here, so that the list does not jump.
    commands: isWanted ? found.commands : NOTHING.commands,
    isSearching: isWanted && found.text !== text,
  };
}
