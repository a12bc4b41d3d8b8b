import { findEntry, type RegistryEntry } from '@hausgeist/schema';
import {
  leaveFirstScreen,
  MessagesProvider,
  takeFirstScreen,
  useLocation,
} from '@hausgeist/shell-api/slim';
import { GuestContext, isApolloNeeded } from '@hausgeist/shell-api/host';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { LoadingSkeleton } from '../layout/LoadingSkeleton';
import { NotFound } from '../layout/NotFound';
import { publicMessages } from '../messages/public';
import { hostOf } from '../staff/areas';
import { RemoteBoundary } from './RemoteBoundary';
import type { RemoteApps } from './remote-apps';
import type { Versions } from './versions';
import type { VisitReports } from './visit-reports';

const TenantApollo = lazy(async () => ({
  default: (await import('../tenant/TenantApollo')).TenantApollo,
}));

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
  const app = <module.App />;
  const isBuiltWithApollo = entry.audience === 'end-user' && isApolloNeeded();
  return isBuiltWithApollo ? <TenantApollo>{app}</TenantApollo> : app;
}

/**
 * The micro-frontend that answers the current path, in whatever state it is; in a console within the frame that
 * the console's own draws.
 */
export function RemoteOutlet({ registry, ...parts }: RemoteOutletProps) {
  const { pathname } = useLocation();
  const [begunAt] = useState(pathname);
  // What was typed before the app was there may be a password: it is for the first page alone.
  useEffect(() => {
    if (pathname !== begunAt) takeFirstScreen();
  }, [pathname, begunAt]);
  const entry = findEntry(registry, pathname);
  if (!entry) return <NotFound />;
  const host = hostOf(registry, entry) ?? entry;
  const links = registry
    .filter((each) => each !== host && each.audience === host.audience)
    .flatMap(({ navigation }) => navigation);
  const guest = host === entry ? null : <GuestPlace key={entry.name} entry={entry} {...parts} />;
  return (
    // Keyed by the app: the failure of one must not blank the next.
    <GuestContext key={host.name} value={{ page: guest, links, path: pathname }}>
      <RemotePlace entry={host} {...parts} />
    </GuestContext>
  );
}

interface RemotePlaceProps extends Omit<RemoteOutletProps, 'registry'> {
  entry: RegistryEntry;
}

/** In the frame of another micro-frontend, with the words of the shell around it. */
function GuestPlace(props: RemotePlaceProps) {
  return (
    <MessagesProvider messages={publicMessages}>
      <RemotePlace {...props} />
    </MessagesProvider>
  );
}

/** One micro-frontend, and what is shown until it is there and when it fails. */
function RemotePlace({ entry, apps, versions, reports }: RemotePlaceProps) {
  const { pathname } = useLocation();
  // What failed may have been rolled back since.
  async function retry(failed: RegistryEntry): Promise<void> {
    if (await versions?.isOutdated(pathname)) versions?.reload();
    else apps.forget(failed);
  }
  return (
    <RemoteBoundary
      onRetry={() => retry(entry)}
      onFailure={(kind, error) => reports?.failed(entry, kind, error)}
    >
      <Suspense fallback={<LoadingSkeleton />}>
        <RemoteApp entry={entry} apps={apps} reports={reports} />
      </Suspense>
    </RemoteBoundary>
  );
}
