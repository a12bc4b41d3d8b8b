/** What one page hands to the login page through the router. */
export interface LoginHandover {
  /** Good news, shown above the form. */
  message?: string;
  /** Stands in the form already. */
  email?: string;
  /** The page somebody wanted before they had to sign in. */
  from?: string;
  /** They had signed in, but their session is over. */
  hasExpired?: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the router's state, which can be anything after a reload or a foreign link. */
export function readHandover(state: unknown): LoginHandover {
  if (typeof state !== 'object' || state === null) return {};
  const { message, email, from, hasExpired } = state as Record<string, unknown>;
  const wanted = text(from);
  return {
    message: text(message),
    email: text(email),
    from: wanted?.startsWith('/company/dashboard') ? wanted : undefined,
    hasExpired: hasExpired === true,
  };
}
