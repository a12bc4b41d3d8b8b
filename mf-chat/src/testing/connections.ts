/** A socket that works, for stories and specs. */
export const connected = {
  getState: () => 'connected' as const,
  subscribe: () => () => undefined,
  onReconnected: () => () => undefined,
  reconnect: () => undefined,
};

/** A socket that does not come up. */
export const disconnected = { ...connected, getState: () => 'error' as const };
