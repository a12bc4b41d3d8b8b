const KEY = 'chatEmail';

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The address that was given on this page before it was loaded again. */
export function keptEmail(): string | undefined {
  const email = stateOfEntry()[KEY];
  return typeof email === 'string' ? email : undefined;
}

/**
 * Keeps the address for a reload of this very page: in the entry of the tab's history, not in the
 * browser's storage, which stays empty until it is known who chats. Without one it is forgotten.
 */
export function keepEmail(email?: string): void {
  const { [KEY]: _, ...state } = stateOfEntry();
  history.replaceState(email === undefined ? state : { ...state, [KEY]: email }, '');
}
