/** What one page hands to the sign-in through the router. */
export interface Handover {
  /** Good news, shown above the form. */
  message?: string | undefined;
  /** Stands in the form already. */
  email?: string | undefined;
  /** The page the user wanted before they had to sign in. */
  from?: string | undefined;
  /** They had signed in, but their session is over. */
  hasExpired?: boolean;
  /** The company that they work for, if it is over because its service is paused. */
  pausedCompany?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Reads the router's state, which can be anything after a reload or a foreign link. `insides` are where
 * the pages begin that one may come back to.
 */
export function readHandover(state: unknown, ...insides: readonly string[]): Handover {
  if (typeof state !== 'object' || state === null) return {};
  const { message, email, from, hasExpired, pausedCompany } = state as Record<string, unknown>;
  const wanted = text(from);
  return {
    message: text(message),
    email: text(email),
    from: insides.some((inside) => wanted?.startsWith(inside)) ? wanted : undefined,
    hasExpired: hasExpired === true,
    pausedCompany: text(pausedCompany),
  };
}
