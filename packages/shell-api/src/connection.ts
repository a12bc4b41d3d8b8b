import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useShell } from './shell-context';

/**
 * State of the real-time socket. `disconnected` while no component needs it or the server closed it
 * on purpose; `error` once every automatic attempt has failed and only a trigger brings it back.
 */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'error';

/** The page's one real-time connection, as the hooks see it. */
export interface Connection {
  getState: () => ConnectionState;
  /** Calls back at every change of state; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back each time the socket is open again after it was lost. */
  onReconnected: (listener: () => void) => () => void;
  /** Tries at once instead of waiting for the next automatic attempt. */
  reconnect: () => void;
}

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
