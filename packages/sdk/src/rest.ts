/** What goes along with a call of REST. */
export interface RestOptions {
  /** What stands behind the question mark. */
  query?: Record<string, string | number | boolean | undefined>;
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Makes one call of several POSTs with the same key; a new one for each call if not said, none if null. */
  idempotencyKey?: string | null;
}

/** The address of a call: `companies`, `/companies` and `/api/companies` are the same. */
export function restUrl(base: URL, path: string, query: RestOptions['query'] = {}): URL {
  const url = new URL(`/api/${path.replace(/^\/?(?:api\/)?/, '')}`, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
