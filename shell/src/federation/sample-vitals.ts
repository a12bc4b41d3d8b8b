import type { RegistryEntry } from '@hausgeist/schema';
import { isReleased, sendTo } from './visit-reports';

/** One page in five measures how quick it is. */
const SHARE = 0.2;

/** What is measured is kept by the browser from the beginning, so that the code may come late. */
const LATER_MS = 5_000;

/** Where the server counts. */
const ADDRESS = '/api/front-ends/vitals';

/** Has some pages tell how quick they were with the micro-frontend that they began with. */
export function sampleVitals(entry: RegistryEntry | undefined): void {
  if (!entry || !isReleased(entry) || Math.random() >= SHARE) return;
  const { name: app, version } = entry;
  setTimeout(() => {
    void import('./page-vitals').then(
      ({ measurePage }) => measurePage((vitals) => sendTo(ADDRESS, { app, version, ...vitals })),
      // A page that cannot load it goes on without.
      () => undefined,
    );
  }, LATER_MS);
}
