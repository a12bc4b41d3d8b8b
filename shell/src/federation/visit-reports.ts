import type { RegistryEntry } from '@hausgeist/schema';

/** How a micro-frontend failed: it never came, it crashed while it was drawn, or its code did. */
export type VisitFailure = 'LOAD' | 'RENDER' | 'CODE';

/** Where the server counts. */
const ADDRESS = '/api/front-ends/visits';

const RELEASED = /\/remotes\/(mf-[\w-]+)\/([\w.-]+)\//;

/** Whether it is a release, and nothing that a development server or someone's machine gives. */
export const isReleased = ({ entry }: RegistryEntry) => RELEASED.test(entry);

/** Where an error was; never what it says, which may name people. */
interface ErrorPlaces {
  name: string;
  places: { file: string; line: number; column: number }[];
}

const PLACE = /\/remotes\/([\w-]+\/[\w.-]+)\/([\w@./-]+\.js)[^:\s]*:(\d+):(\d+)/g;
const MOST_PLACES = 5;

/** The places of an error in the scripts of a version. */
function placesOf(error: unknown, release: string): ErrorPlaces | undefined {
  if (!(error instanceof Error)) return undefined;
  const places = [...(error.stack ?? '').matchAll(PLACE)]
    .filter(([, of]) => of === release)
    .slice(0, MOST_PLACES)
    .map(([, , file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
  if (places.length === 0) return undefined;
  return { name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error', places };
}

/** What is sent of a visit: app, version, and how it failed. Nothing about who, where or what. */
interface Report {
  app: string;
  version: string;
  /** Whether this page counts as a visit with it. */
  isVisit: boolean;
  failure?: VisitFailure;
  /** Where in its scripts. */
  error?: ErrorPlaces;
}

/**
 * Tells the server how the micro-frontends of this page do: that a page has one, once, and that it
 * failed, once. Releases only; what a development server gives is not counted.
 */
export class VisitReports {
  readonly #seen = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #send: (report: Report) => void;

  constructor(send: (report: Report) => void = (report) => sendTo(ADDRESS, report)) {
    this.#send = send;
  }

  /** A micro-frontend is there. */
  shown(entry: RegistryEntry): void {
    const { name, version } = entry;
    if (!isReleased(entry) || this.#seen.has(name)) return;
    this.#seen.add(name);
    this.#send({ app: name, version, isVisit: true });
  }

  /** A micro-frontend failed. */
  failed(entry: RegistryEntry, failure: VisitFailure, error?: unknown): void {
    if (isReleased(entry)) this.#fail(entry, failure, error);
  }

  /** Counts errors that nothing catches to the micro-frontend whose code they come from. */
  watch(page: Window): void {
    page.addEventListener('error', ({ error, filename }) => this.#blame(error, filename));
    page.addEventListener('unhandledrejection', ({ reason }) => this.#blame(reason, ''));
  }

  #blame(error: unknown, file: string): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, app, version] = RELEASED.exec(`${file}\n${stack}`) ?? [];
    if (app && version) this.#fail({ name: app, version }, 'CODE', error);
  }

  #fail(
    { name: app, version }: Pick<RegistryEntry, 'name' | 'version'>,
    failure: VisitFailure,
    cause: unknown,
  ): void {
    if (this.#failed.has(app)) return;
    const isVisit = !this.#seen.has(app);
    this.#seen.add(app);
    this.#failed.add(app);
    const error = placesOf(cause, `${app}/${version}`);
    this.#send({ app, version, isVisit, failure, ...(error ? { error } : {}) });
  }
}

/** Sent although the page may be about to go; a report that gets lost is no loss. */
export function sendTo(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(address, body);
}
