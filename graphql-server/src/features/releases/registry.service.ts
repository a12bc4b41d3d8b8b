import type { EntityManager } from '../../platform/database/index.js';
import type { EventBus } from '../../platform/events/index.js';
import { findEntry, type RegistryEntry } from '@hausgeist/schema';
import type { PageChoice, PageEntry, PageVisitor } from '../../platform/http/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { FirstScreens } from './first-screens.js';
import { addressOf } from './release-files.js';
import { filesOfPage } from './release-description.js';
import type { Release } from './release.entity.js';
import { findActiveReleases, findReleases } from './release.repository.js';
import type { ReleaseTrial } from './release-trial.entity.js';
import { findTrials } from './release-trial.repository.js';
import { drawLot, parseLot, takesPart } from './visitor-lot.js';

/** Published after every change of what visitors get. */
export const RELEASES_CHANGED_TOPIC = 'releases.changed';

/** An event may get lost on its way; then a page is out of date for this long. */
const FRESH_MS = 5_000;

interface RegistryParts {
  /** A fresh unit of work. */
  em: () => EntityManager;
  events: EventBus;
  log: Logger;
  firstScreens: Pick<FirstScreens, 'of'>;
  /** Micro-frontends that come from development servers, instead of their releases. */
  development: readonly PageEntry[];
}

/** A version that some visitors get in place of the active one. */
interface TriedEntry {
  trial: Pick<ReleaseTrial, 'app' | 'version' | 'percent' | 'companies'>;
  entry: PageEntry;
}

/** All that pages may show. */
interface Known {
  entries: readonly PageEntry[];
  tried: readonly TriedEntry[];
}

/** What the shell's page lists: the active release of every micro-frontend, or one on trial. */
export class Registry {
  readonly #parts: RegistryParts;
  #known: (Known & { at: number }) | undefined;
  #reading: Promise<Known> | undefined;
  /** Counts changes, so that a read that began before one does not pass for fresh. */
  #changes = 0;
  #unlisten: (() => Promise<void>) | undefined;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
  }

  /** Follows changes that other replicas make. */
  async start(): Promise<void> {
    this.#unlisten = await this.#parts.events.listen(RELEASES_CHANGED_TOPIC, () => this.forget());
  }

  async stop(): Promise<void> {
    await this.#unlisten?.();
  }

  /** The next page asks the database again. */
  forget(): void {
    this.#changes += 1;
    if (this.#known) this.#known.at = 0;
    this.#reading = undefined;
  }

  /**
   * What a visitor's page lists. A browser without a number is given one where its page is of a front
   * end that a share of visitors tries, and nowhere else.
   */
  async choose(visitor: PageVisitor): Promise<PageChoice> {
    const { entries, tried } = await this.#current();
    const kept = visitor.keepsCookies ? parseLot(visitor.lot) : undefined;
    const isOfTrial = tried.some(
      ({ trial, entry }) =>
        trial.percent > 0 &&
        (findEntry([entry], visitor.path) ?? findEntry(entries, visitor.path)?.name === trial.app),
    );
    const drawn = isOfTrial && visitor.keepsCookies && kept === undefined ? drawLot() : undefined;
    const lot = kept ?? drawn;
    const own = tried.filter(
      ({ trial }) =>
        (lot !== undefined && takesPart(lot, trial)) ||
        (visitor.company !== undefined && trial.companies.includes(visitor.company)),
    );
    const instead = new Map(own.map(({ trial, entry }) => [trial.app, entry]));
    return { entries: entries.map((entry) => instead.get(entry.name) ?? entry), drawn };
  }

  /** The entries of now; of a moment ago while the database is out of reach. */
  async entries(): Promise<readonly PageEntry[]> {
    return (await this.#current()).entries;
  }

  async #current(): Promise<Known> {
    const known = this.#known;
    if (known && Date.now() - known.at < FRESH_MS) return known;
    const reading = (this.#reading ??= this.#read());
    try {
      return await reading;
    } catch (error) {
      if (!known) throw error;
      this.#parts.log.warn({ err: error }, 'registry not readable, pages show the last one');
      return known;
    } finally {
      if (this.#reading === reading) this.#reading = undefined;
    }
  }

  async #read(): Promise<Known> {
    const { development } = this.#parts;
    const em = this.#parts.em();
    const at = Date.now();
    const changes = this.#changes;
    const releases = await findActiveReleases(em);
    const released = await Promise.all(releases.map((release) => this.#toEntry(release)));
    const names = new Set(development.map(({ name }) => name));
    const entries = [...released.filter(({ name }) => !names.has(name)), ...development];
    const tried = (await this.#readTried(em)).filter(({ trial }) => !names.has(trial.app));
    this.#known = { entries, tried, at: changes === this.#changes ? at : 0 };
    return { entries, tried };
  }

  async #readTried(em: EntityManager): Promise<TriedEntry[]> {
    const trials = await findTrials(em);
    const releases = await findReleases(em, trials);
    return Promise.all(
      releases.flatMap((release) => {
        const trial = trials.find(({ app }) => app === release.app);
        return trial ? [this.#toEntry(release).then((entry) => ({ trial, entry }))] : [];
      }),
    );
  }

  async #toEntry(release: Release): Promise<PageEntry> {
    return { ...toEntry(release), firstScreen: await this.#firstScreenOf(release) };
  }

  /** A page without it is only slower, so that it keeps nothing from being shown. */
  async #firstScreenOf(release: Release) {
    const { firstScreens, log } = this.#parts;
    return firstScreens.of(release).catch((error: unknown) => {
      log.error({ err: error, app: release.app }, 'first screen not readable');
      return undefined;
    });
  }
}

function toEntry({ app, version, description, digests }: Release): PageEntry {
  const base = addressOf(description);
  const {
    entry,
    manifest,
    integrity,
    preload,
    pages = [],
    routes,
    navigation,
    audience,
  } = description;
  const listed: RegistryEntry = {
    name: app,
    version,
    entry: base + entry,
    manifest: base + manifest,
    integrity,
    routes,
    navigation,
    audience,
  };
  return {
    ...listed,
    early: description.early,
    ...(description.hosted ? { hosted: { folder: base, files: description.files } } : {}),
    preload: {
      scripts: preload.scripts.map((path) => base + path),
      styles: preload.styles.map((path) => base + path),
      pages: pages.map(({ route, files, texts }) => ({
        route,
        files: files.map((path) => base + path),
        texts: Object.fromEntries(
          Object.entries(texts).map(([language, paths]) => [
            language,
            paths.map((path) => base + path),
          ]),
        ),
      })),
      integrity: Object.fromEntries(
        [...preload.scripts, ...preload.styles, ...pages.flatMap(filesOfPage)].flatMap((path) => {
          const digest = digests?.[path];
          return digest ? [[base + path, digest]] : [];
        }),
      ),
    },
  };
}
