import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { badInput, conflict, fieldError, notFound } from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { problemsOf } from './description-problems.js';
import {
  checkFiles,
  checkFit,
  readRequirements,
  type ReleaseFiles,
  type Surroundings,
} from './release-check.js';
import { releaseDescriptionSchema, type ReleaseDescription } from './release-description.js';
import { Release } from './release.entity.js';
import type { NoteRelease, ReleasedVersion } from './release-ledger.js';
import { digestOf, type StoredReleaseFiles } from './release-files.js';
import {
  BESIDE_SERVER,
  type ReleaseSignatures,
  type SignedStatement,
} from './release-signature.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { releaseReasons } from './release.reasons.js';
import {
  advancePointer,
  claimVersion,
  findPointer,
  findRelease,
  markReady,
  noteSigner,
  rewindPointer,
} from './release.repository.js';

/** Published after every change of what visitors get. */
export const RELEASES_CHANGED_TOPIC = 'releases.changed';

/** One micro-frontend with its versions, newest first. */
export interface AppReleases {
  app: string;
  active: string | undefined;
  previous: string | undefined;
  versions: { version: string; createdAt: Date; ready: boolean }[];
}

/** How a build comes. */
interface Registration {
  activate?: boolean;
  note?: NoteRelease;
  signed?: SignedStatement | undefined;
  /** It lies beside the server, and is trusted as the server itself is. */
  isBesideServer?: boolean;
}

interface ReleaseServiceParts {
  files: StoredReleaseFiles;
  events: EventBus;
  log: Logger;
  /**
   * Called in the process that made a change, before the others hear of it: its next page shows the
   * change, although the event itself comes back a moment later.
   */
  onChanged: () => void;
  /** What a release is checked against. */
  surroundings: Surroundings;
  signatures: ReleaseSignatures;
}

/** Keeps the releases of all micro-frontends and decides which ones visitors get. */
export class ReleaseService {
  readonly #parts: ReleaseServiceParts;

  constructor(parts: ReleaseServiceParts) {
    this.#parts = parts;
  }

  /**
   * Checks and stores a build. Storing the same build again changes nothing; another build under a
   * known version is refused, because browsers keep its files for a year. With `activate` a new
   * release becomes the active one in the same step.
   */
  async register(
    em: EntityManager,
    input: unknown,
    files: ReleaseFiles,
    { activate = false, note, signed, isBesideServer = false }: Registration = {},
  ): Promise<void> {
    const description = parseDescription(input);
    const { name: app, version } = description;
    const signedBy = isBesideServer
      ? BESIDE_SERVER
      : this.#parts.signatures.signerOf(app, { description: input, files }, signed);
    refuse(checkFiles(description, files));
    const manifest = files.get(description.manifest) ?? Buffer.of();
    const requires = readRequirements(manifest);
    this.#refuseUnfit({ requires, operations: description.operations });
    const digest = digestOf(files);
    await claimVersion(em, { app, version, description, requires, digest });
    const release = await findRelease(em, app, version);
    if (!release) throw notFound();
    if (release.digest !== digest || !isDeepStrictEqual(release.description, description)) {
      throw conflict(releaseReasons.RELEASE_DIFFERS({ app, version }));
    }
    if (signedBy) await noteSigner(em, { app, version }, signedBy);
    if (release.readyAt) return;
    await this.#parts.files.save(app, version, files);
    const moved = await transactional(em, async (tx) => {
      await markReady(tx, app, version);
      await note?.(tx, 'release.stored', { app, version, signedBy });
      return activate && (await advancePointer(tx, { app, to: version }));
    });
    this.#parts.log.info({ app, version }, 'release stored');
    if (moved) await this.#announce(app, version);
  }

  /** Makes a stored release the one that visitors get; `from` guards against a move in between. */
  async activate(
    em: EntityManager,
    { app, version, from }: ReleasedVersion & { from?: string | undefined },
    note: NoteRelease,
  ): Promise<void> {
    await this.#requireUsable(em, app, version);
    const moved = await transactional(em, async (tx) => {
      const isFirst = await advancePointer(tx, { app, from, to: version });
      if (isFirst) await note(tx, 'release.activated', { app, version });
      return isFirst;
    });
    if (moved) return this.#announce(app, version);
    const pointer = await findPointer(em.fork(), app);
    if (pointer?.activeVersion !== version) throw movedMeanwhile(app);
  }

  /** Returns to the version before the active one. */
  async rollBack(
    em: EntityManager,
    { app, from }: { app: string; from?: string | undefined },
    note: NoteRelease,
  ): Promise<string> {
    const pointer = await findPointer(em, app);
    if (!pointer) throw notFound(releaseReasons.APP_NOT_RELEASED({ app }));
    const { activeVersion, previousVersion } = pointer;
    if (from !== undefined && from !== activeVersion) throw movedMeanwhile(app);
    if (!previousVersion) {
      throw conflict(releaseReasons.NO_EARLIER_RELEASE({ app }));
    }
    await this.#requireUsable(em, app, previousVersion);
    const moved = await transactional(em, async (tx) => {
      const isFirst = await rewindPointer(tx, { app, from: activeVersion, to: previousVersion });
      if (isFirst) await note(tx, 'release.rolled-back', { app, version: previousVersion });
      return isFirst;
    });
    if (!moved) throw movedMeanwhile(app);
    await this.#announce(app, previousVersion);
    return previousVersion;
  }

  async list(em: EntityManager): Promise<AppReleases[]> {
    const pointers = await em.find(ReleasePointer, {});
    const releases = await em.find(Release, {}, { orderBy: { app: 'asc', createdAt: 'desc' } });
    const byApp = Map.groupBy(releases, ({ app }) => app);
    return [...byApp].map(([app, own]) => {
      const pointer = pointers.find((candidate) => candidate.app === app);
      return {
        app,
        active: pointer?.activeVersion,
        previous: pointer?.previousVersion ?? undefined,
        versions: own.map(({ version, createdAt, readyAt }) => ({
          version,
          createdAt,
          ready: Boolean(readyAt),
        })),
      };
    });
  }

  async #requireUsable(em: EntityManager, app: string, version: string): Promise<void> {
    const release = await findRelease(em, app, version);
    if (!release?.readyAt) throw notFound(releaseReasons.RELEASE_NOT_FOUND({ app, version }));
    const { requires, description, signedBy } = release;
    if (!this.#parts.signatures.admits(app, signedBy)) {
      throw conflict(releaseReasons.RELEASE_KEY_WITHDRAWN({ app, version }));
    }
    this.#refuseUnfit({ requires, operations: description.operations });
  }

  #refuseUnfit(release: Parameters<typeof checkFit>[0]): void {
    refuse(checkFit(release, this.#parts.surroundings));
  }

  async #announce(app: string, version: string): Promise<void> {
    this.#parts.log.info({ app, version }, 'release active');
    this.#parts.onChanged();
    await this.#parts.events.publish(RELEASES_CHANGED_TOPIC, app);
  }
}

function parseDescription(input: unknown): ReleaseDescription {
  const parsed = releaseDescriptionSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(releaseReasons.RELEASE_DESCRIPTION_INVALID, problemsOf(parsed.error));
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const fields = problems.map((problem) =>
    fieldError('files', releaseReasons.RELEASE_PROBLEM({ problem })),
  );
  throw badInput(releaseReasons.RELEASE_REFUSED({ problems: problems.join(' ') }), fields);
}

const movedMeanwhile = (app: string) => conflict(releaseReasons.RELEASED_MEANWHILE({ app }));
