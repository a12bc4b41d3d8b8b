import { findEntry, type RegistryEntry } from '@hausgeist/schema';

/** The list as the server writes it into pages; it has no `<` of its own. */
const LISTED = /<script type="application\/json" id="registry">([^<]*)</;

/** Longer than that and the page goes on with what it has. */
const TIMEOUT_MS = 3_000;

/** What this visitor's page would list if it were opened now. */
async function readNewest(): Promise<readonly RegistryEntry[]> {
  const { pathname, search } = window.location;
  const response = await fetch(pathname + search, {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const [, listed = '[]'] = LISTED.exec(await response.text()) ?? [];
  return JSON.parse(listed) as RegistryEntry[];
}

/** Knows whether an open page is of versions that its visitor would not get any more. */
export class Versions {
  readonly #shown: readonly RegistryEntry[];
  readonly #newest: () => Promise<readonly RegistryEntry[]>;

  constructor(shown: readonly RegistryEntry[], newest = readNewest) {
    this.#shown = shown;
    this.#newest = newest;
  }

  /** Whether the micro-frontend at a path has another version now; false where that cannot be said. */
  async isOutdated(path: string): Promise<boolean> {
    try {
      const shown = findEntry(this.#shown, path);
      const newest = findEntry(await this.#newest(), path);
      return shown !== undefined && newest !== undefined && newest.entry !== shown.entry;
    } catch {
      return false;
    }
  }

  /** Loads the page anew: all that it has fetched fits together only as a whole. */
  reload = (): void => window.location.reload();
}
