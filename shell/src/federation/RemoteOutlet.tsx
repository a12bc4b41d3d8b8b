import { findEntry, type RegistryEntry } from '@hausgeist/schema';
import { leaveFirstScreen, useLocation } from '@hausgeist/shell-api';
import { Suspense, use, useEffect } from 'react';
import { LoadingSkeleton } from '../layout/LoadingSkeleton';
import { NotFound } from '../layout/NotFound';
import { RemoteBoundary } from './RemoteBoundary';
import type { RemoteApps } from './remote-apps';

interface RemoteOutletProps {
  registry: readonly RegistryEntry[];
  apps: Pick<RemoteApps, 'load' | 'forget'>;
}

function RemoteApp({ entry, apps }: { entry: RegistryEntry; apps: Pick<RemoteApps, 'load'> }) {
  const module = use(apps.load(entry));
  // Apps that have one leave it themselves, with what was typed there.
  useEffect(leaveFirstScreen, []);
  return <module.App />;
}

/** The micro-frontend that answers the current path, in whatever state it is. */
export function RemoteOutlet({ registry, apps }: RemoteOutletProps) {
  const { pathname } = useLocation();
  const entry = findEntry(registry, pathname);
  if (!entry) return <NotFound />;
  return (
    // Keyed by the app: the failure of one must not blank the next.
    <RemoteBoundary key={entry.name} onRetry={() => apps.forget(entry)}>
      <Suspense fallback={<LoadingSkeleton />}>
        <RemoteApp entry={entry} apps={apps} />
      </Suspense>
    </RemoteBoundary>
  );
}
