import type { RegistryEntry } from '@hausgeist/schema';

/** How a micro-frontend failed: it never came, it crashed while it was drawn, or its code did. */
export type VisitFailure = 'LOAD' | 'RENDER' | 'CODE';

/** Where the server counts. */
const ADDRESS = '/api/front-ends/visits';

const RELEASED = /\/remotes\/(mf-[\w-]+)\/([\w.-]+)\//;

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

  constructor(send: (report: Report) => void = sendBeacon) {
    this.#send = send;
  }

  /** A micro-frontend is there. */
  shown({ name, version, entry }: RegistryEntry): void {
    if (!RELEASED.test(entry) || this.#seen.has(name)) return;
    this.#seen.add(name);
    this.#send({ app: name, version, isVisit: true });
  }

  /** A micro-frontend failed. */
  failed({ name, version, entry }: RegistryEntry, failure: VisitFailure): void {
    if (RELEASED.test(entry)) this.#fail(name, version, failure);
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
function sendBeacon(report: Report): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(ADDRESS, body);
}
