import { useConnectionState } from '@hausgeist/shell-api';
import { useEffect, useState } from 'react';

/** Shorter interruptions are nobody's concern. */
const PATIENCE_MS = 2_000;

/** What to say about the connection; nothing while it works, or while none is needed. */
export function useConnectionNotice(active: boolean): 'connecting' | 'offline' | undefined {
  const connection = useConnectionState();
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
  if (!missing || patient) return undefined;
  return connection === 'error' || !navigator.onLine ? 'offline' : 'connecting';
}
