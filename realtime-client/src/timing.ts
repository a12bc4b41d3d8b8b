/** How long things take and how often they are tried, in milliseconds where not said otherwise. */
export const TIMING = {
  /** How long a connection may take. */
  connectTimeout: 15_000,
  /** How long a second `connect()` waits for the first. */
  secondConnectTimeout: 10_000,
  /** Times that a lost connection is tried again. */
  reconnectAttempts: 8,
  /** Before the first of them; doubles each time. */
  firstReconnectDelay: 2_000,
  longestReconnectDelay: 30_000,
  /** Between signs of life. */
  pingInterval: 30_000,
  /** How long the ids of messages are remembered, so that none is handed on twice. */
  duplicateWindow: 300_000,
} as const;

/** Before the nth attempt (1 is the first) to get a lost connection back. */
export const reconnectDelay = (attempt: number): number =>
  Math.min(TIMING.firstReconnectDelay * 2 ** (attempt - 1), TIMING.longestReconnectDelay);
