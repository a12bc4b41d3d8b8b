import type { RegistryEntry } from '@hausgeist/schema';

/** How a micro-frontend failed: it never came, it crashed while it was drawn, or its code did. */
export type VisitFailure = 'LOAD' | 'RENDER' | 'CODE';

/** Where the server counts. */
const ADDRESS = '/api/front-ends/visits';

const RELEASED = /\/remotes\/(mf-[\w-]+)\/([\w.-]+)\//;

/** Whether it is a release, and nothing that a development server or someone's machine gives. */
export const isReleased = ({ entry }: RegistryEntry) => RELEASED.test(entry);

/** What is sent of a visit: app, version, and how it failed. Nothing about who, where or what. */
interface Report {
  app: string;
  version: string;
  /** Whether this page counts as a visit with it. */
  isVisit: boolean;
  failure?: VisitFailure;
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
  failed(entry: RegistryEntry, failure: VisitFailure): void {
    if (isReleased(entry)) this.#fail(entry.name, entry.version, failure);
  }

  /** Counts errors that nothing catches to the micro-frontend whose code they come from. */
  watch(page: Window): void {
    page.addEventListener('error', ({ error, filename }) => this.#blame(error, filename));
    page.addEventListener('unhandledrejection', ({ reason }) => this.#blame(reason, ''));
  }

  #blame(error: unknown, file: string): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, app, version] = RELEASED.exec(`${file}\n${stack}`) ?? [];
    if (app && version) this.#fail(app, version, 'CODE');
  }

  #fail(app: string, version: string, failure: VisitFailure): void {
    if (this.#failed.has(app)) return;
    const isVisit = !this.#seen.has(app);
    this.#seen.add(app);
    this.#failed.add(app);
    this.#send({ app, version, isVisit, failure });
  }
}

/** Sent although the page may be about to go; a report that gets lost is no loss. */
export function sendTo(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(address, body);
}
