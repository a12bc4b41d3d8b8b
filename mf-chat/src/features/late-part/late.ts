import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { pauseMs } from './pause-ms';

/** Ends after a while, or as soon as the network is back. */
function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs(tries));
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
