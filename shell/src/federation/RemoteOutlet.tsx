import { findEntry, type RegistryEntry } from '@hausgeist/schema';
import { leaveFirstScreen, useLocation } from '@hausgeist/shell-api';
import { Suspense, use, useEffect } from 'react';
import { LoadingSkeleton } from '../layout/LoadingSkeleton';
import { NotFound } from '../layout/NotFound';
import { RemoteBoundary } from './RemoteBoundary';
import type { RemoteApps } from './remote-apps';
import type { Versions } from './versions';
import type { VisitReports } from './visit-reports';

interface RemoteOutletProps {
  registry: readonly RegistryEntry[];
  apps: Pick<RemoteApps, 'load' | 'forget'>;
  /** Knows what visitors get now. */
  versions?: Pick<Versions, 'isOutdated' | 'reload'> | undefined;
  /** Tells the server how the micro-frontends do. */
  reports?: Pick<VisitReports, 'shown' | 'failed'> | undefined;
}

interface RemoteAppProps extends Pick<RemoteOutletProps, 'reports'> {
  entry: RegistryEntry;
  apps: Pick<RemoteApps, 'load'>;
}

function RemoteApp({ entry, apps, reports }: RemoteAppProps) {
  const module = use(apps.load(entry));
  // Apps that have one leave it themselves, with what was typed there.
  useEffect(leaveFirstScreen, []);
  useEffect(() => reports?.shown(entry), [entry, reports]);
  return <module.App />;
}

/** The micro-frontend that answers the current path, in whatever state it is. */
export function RemoteOutlet({ registry, apps, versions, reports }: RemoteOutletProps) {
  const { pathname } = useLocation();
  const entry = findEntry(registry, pathname);
  if (!entry) return <NotFound />;
  // What failed may have been rolled back since.
  async function retry(failed: RegistryEntry): Promise<void> {
    if (await versions?.isOutdated(pathname)) versions?.reload();
    else apps.forget(failed);
  }
  return (
    // Keyed by the app: the failure of one must not blank the next.
    <RemoteBoundary
      key={entry.name}
      onRetry={() => retry(entry)}
      onFailure={(kind) => reports?.failed(entry, kind)}
    >
      <Suspense fallback={<LoadingSkeleton />}>
        <RemoteApp entry={entry} apps={apps} reports={reports} />
      </Suspense>
    </RemoteBoundary>
  );
}
