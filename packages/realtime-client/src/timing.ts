/** How long things take and how often they are tried, in milliseconds where not said otherwise. */
export const TIMING = {
  /** How long a connection may take. */
  connectTimeout: 15_000,
  /** How long a second `connect()` waits for the first. */
  secondConnectTimeout: 10_000,
  /** Times that a lost connection is tried again. */
  reconnectAttempts: 8,
  /** At least so long before the first of them; doubles each time, see {@link reconnectDelay}. */
  firstReconnectDelay: 2_000,
  longestReconnectDelay: 30_000,
  /** Between signs of life. */
  pingInterval: 30_000,
  /** How long the ids of messages are remembered, so that none is handed on twice. */
  duplicateWindow: 300_000,
} as const;

/**
 * Before the nth attempt (1 is the first) to get a lost connection back. Drawn anew each time from
 * 2 to 4 seconds, then 4 to 8, and so on up to 15 to 30, so that the clients of a server that died do
 * not all come back at the same moment.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(TIMING.firstReconnectDelay * 2 ** attempt, TIMING.longestReconnectDelay);
  return (longest / 2) * (1 + random());
}
