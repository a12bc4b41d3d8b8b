import type { RegistryEntry } from '@hausgeist/schema';
import { isElsewhere } from './timeouts-plugin';

/** Longest wait until the page says that something is missing; all its files together. */
const APP_TIMEOUT_MS = 9_000;

/**
 * Longest wait for the first file of one that another server than the page's has: a small one. What comes later
 * is shown all the same.
 */
const ORIGIN_TIMEOUT_MS = 2_000;

/** What arrives, or an error when it takes too long; what comes later is the caller's. */
export function inTime<T>(
  arrival: Promise<T>,
  { name, entry }: Pick<RegistryEntry, 'name' | 'entry'>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error('It took too long.'));
    const timers = [setTimeout(tooLong, APP_TIMEOUT_MS)];
    if (isElsewhere(entry)) {
      // The container says that it has come by the name of the app.
      timers.push(setTimeout(() => name in window || tooLong(), ORIGIN_TIMEOUT_MS));
    }
    arrival.then(resolve, reject).finally(() => timers.forEach(clearTimeout));
  });
}
