import { useShell } from './shell-context';

/**
 * A function to call after signing in or out: it empties the cache and closes the socket, so that
 * the next request and the next handshake carry the new cookie.
 */
export function useResetSession(): () => Promise<void> {
  return useShell().resetSession;
}
