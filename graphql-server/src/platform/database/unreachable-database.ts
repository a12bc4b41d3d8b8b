/** PostgreSQL does not answer at the configured address, or does not let the product in. */
export class DatabaseUnreachableError extends Error {}

/** Says what to look at when no connection comes about. */
export const unreachable = (cause: unknown, databaseUrl: string) =>
  new DatabaseUnreachableError(describe(cause, addressOf(databaseUrl)), { cause });

/** Codes of PostgreSQL for a wrong name or password, or an address that it refuses. */
const NOT_LET_IN = new Set(['28000', '28P01']);

function describe(error: unknown, address: string): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NOT_LET_IN.has(String(cause.code))) {
      return `PostgreSQL at ${address} refuses to let this user in (${cause.message}). Check the name and the password in DATABASE_URL.`;
    }
  }
  return `PostgreSQL does not answer at ${address}. Check DATABASE_URL and that the server runs.`;
}

/** Host, port and database name only: the URL may carry a password. */
export function addressOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
