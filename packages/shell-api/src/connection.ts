import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type ConnectionState, useShell } from './shell-context';

/** The socket's state, rendered anew when it changes. */
export function useConnectionState(): ConnectionState {
  const { connection } = useShell();
  return useSyncExternalStore(connection.subscribe, connection.getState);
}

/** A function that tries to reconnect at once, for a button. */
export function useReconnect(): () => void {
  return useShell().connection.reconnect;
}

/**
 * Calls back each time the socket is open again after it was lost: the moment to ask for what was
 * missed, because subscriptions resume with the variables they were started with.
 */
export function useReconnected(callback: () => void): void {
  const { connection } = useShell();
  const notify = useEffectEvent(callback);
  useEffect(() => connection.onReconnected(() => notify()), [connection]);
}
