import { useSyncExternalStore } from 'react';

/** How many parts of the page wait for a server that is away. */
let waiting = 0;

const listeners = new Set<() => void>();

function count(change: number): void {
  waiting += change;
  for (const tell of listeners) tell();
}

/** Lets the page say, as long as this takes, that it waits for the server. */
export async function asAway<Result>(wait: Promise<Result>): Promise<Result> {
  count(1);
  try {
    return await wait;
  } finally {
    count(-1);
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether a part of the page waits for a server that is away. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribe, () => waiting > 0);
