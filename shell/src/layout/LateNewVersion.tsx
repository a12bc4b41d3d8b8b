import { lazy, Suspense, useEffect, useState } from 'react';
import type { Versions } from '../federation/versions';

const NewVersion = lazy(async () => ({ default: (await import('./NewVersion')).NewVersion }));

/** A page that was opened just now is of the newest version; its first screen does not wait for this. */
const LATER_MS = 20_000;

/** Offers the newest version to pages that stay open. */
export function LateNewVersion({ versions }: { versions: Versions | undefined }) {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!versions || !isLater) return null;
  return (
    <Suspense>
      <NewVersion versions={versions} />
    </Suspense>
  );
}
