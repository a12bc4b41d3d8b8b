import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Times until the next tries; the last one holds from then on. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** Ends after a while, or as soon as the network is back. */
function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    window.addEventListener('online', end);
  });
}

/**
 * A component whose code comes when it is first drawn. Code that does not arrive is asked for again: `lazy`
 * alone would keep the failure, and take the whole chat along.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return { default: await load() };
      } catch {
        await pause(tries);
      }
    }
  });
}
