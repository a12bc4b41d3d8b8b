import { useConnectionState } from '@hausgeist/shell-api/slim';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Shorter interruptions are not shown. */
const PATIENCE_MS = 2_000;

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What to say about the connection; nothing while it works, or while none is needed. */
export function useConnectionNotice(active: boolean): 'connecting' | 'offline' | undefined {
  const connection = useConnectionState();
  const online = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const missing = active && connection !== 'connected';
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [missing]);
  // A socket needs a while to notice that the network has gone.
  if (active && !online) return 'offline';
  if (!missing || patient) return undefined;
  return connection === 'error' ? 'offline' : 'connecting';
}
