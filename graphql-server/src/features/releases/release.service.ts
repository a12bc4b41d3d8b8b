import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, transactional } from '../../platform/database/index.js';
import { badInput, conflict, notFound } from '../../platform/errors/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { problemsOf } from './description-problems.js';
import type { FrontEndService } from './front-end.service.js';
import type { ReleaseFiles } from './release-parts.js';
import { releaseDescriptionSchema, type ReleaseDescription } from './release-description.js';
import { Release } from './release.entity.js';
import type { ReleasedVersion } from './release-facts.js';
import type { NoteRelease } from './release-ledger.js';
import { requireOrigin } from './front-end-origin.js';
import type { HostedFiles } from './hosted-files.js';
import { digestOf, keptOf, type StoredReleaseFiles } from './release-files.js';
import { needsOf, type ReleaseGate } from './release-gate.js';
import {
  BESIDE_SERVER,
  type ReleaseSignatures,
  type SignedStatement,
} from './release-signature.js';
import { ReleasePointer } from './release-pointer.entity.js';
import type { ReleaseTrial } from './release-trial.entity.js';
import { findTrials } from './release-trial.repository.js';
import { releaseReasons } from './release.reasons.js';
import {
  advancePointer,
  claimVersion,
  findPointer,
  findRelease,
  findReturns,
  lockRoutes,
  markBad,
  markReady,
  noteSigner,
  rewindPointer,
} from './release.repository.js';

/** One micro-frontend with its versions, newest first. */
export interface AppReleases {
  app: string;
  active: string | undefined;
  previous: string | undefined;
  trial: Pick<ReleaseTrial, 'version' | 'percent' | 'companies' | 'startedAt'> | undefined;
  versions: { version: string; createdAt: Date; ready: boolean; bad: boolean }[];
}

/** How a build comes. */
interface Registration {
  activate?: boolean;
  note?: NoteRelease;
  signed?: SignedStatement | undefined;
  /** It lies beside the server, and is trusted as the server itself is. */
  isBesideServer?: boolean;
  /** It is looked at, and not stored. */
  isDryRun?: boolean;
}

interface ReleaseServiceParts {
  files: StoredReleaseFiles;
  log: Logger;
  /** Called after a change of what visitors get. */
  changed: (app: string) => Promise<void>;
  gate: ReleaseGate;
  frontEnds: FrontEndService;
  hostedFiles: Pick<HostedFiles, 'collect'>;
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
    uploaded: ReleaseFiles,
    { activate = false, note, signed, isBesideServer = false, isDryRun }: Registration = {},
  ): Promise<void> {
    const description = parseDescription(input);
    const { name: app, version } = description;
    await this.#parts.frontEnds.require(em, app);
    await requireOrigin(em, description);
    const files = description.hosted
      ? await this.#parts.hostedFiles.collect(description, uploaded)
      : uploaded;
    const signedBy = isBesideServer
      ? BESIDE_SERVER
      : this.#parts.signatures.signerOf(app, { description: input, files }, signed);
    const inspection = await this.#parts.gate.inspect(em, description, files, isBesideServer);
    if (isDryRun) return;
    const digest = digestOf(files);
    await claimVersion(em, { app, version, description, digest, ...inspection });
    const release = await findRelease(em, app, version);
    if (!release) throw notFound();
    if (release.digest !== digest || !isDeepStrictEqual(release.description, description)) {
      throw conflict(releaseReasons.RELEASE_DIFFERS({ app, version }));
    }
    if (signedBy) await noteSigner(em, { app, version }, signedBy);
    if (release.readyAt) return;
    await this.#parts.files.save(app, version, keptOf(description, files));
    // Apart from what was read before, as the gate looks at what is stored by now.
    const moved = await transactional(em.fork(), async (tx) => {
      if (activate) await lockRoutes(tx);
      await markReady(tx, app, version);
      await note?.(tx, 'release.stored', { app, version, signedBy });
      if (!activate) return false;
      // Another front end may have taken one of its routes since it was inspected.
      await this.#parts.gate.requireUsable(tx, app, version);
      return advancePointer(tx, { app, to: version });
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
    const moved = await transactional(em, async (tx) => {
      await lockRoutes(tx);
      await this.#parts.frontEnds.require(tx, app);
      await this.#parts.gate.requireUsable(tx, app, version);
      const isFirst = await advancePointer(tx, { app, from, to: version });
      if (isFirst) await note(tx, 'release.activated', { app, version });
      return isFirst;
    });
    if (moved) return this.#announce(app, version);
    const pointer = await findPointer(em.fork(), app);
    if (pointer?.activeVersion !== version) throw movedMeanwhile(app);
  }

  /**
   * Returns to the last version that was active and never rolled back, and remembers that the one
   * that is left was bad.
   */
  async rollBack(
    em: EntityManager,
    { app, from }: { app: string; from?: string | undefined },
    note: NoteRelease,
  ): Promise<string> {
    const pointer = await findPointer(em, app);
    if (!pointer) throw notFound(releaseReasons.APP_NOT_RELEASED({ app }));
    const { activeVersion } = pointer;
    if (from !== undefined && from !== activeVersion) throw movedMeanwhile(app);
    const version = await transactional(em, async (tx) => {
      await lockRoutes(tx);
      const to = await this.#findReturn(tx, app, activeVersion);
      const isFirst = await rewindPointer(tx, { app, from: activeVersion, to });
      if (!isFirst) throw movedMeanwhile(app);
      await markBad(tx, app, activeVersion);
      await note(tx, 'release.rolled-back', { app, version: to, left: activeVersion });
      return to;
    });
    await this.#announce(app, version);
    return version;
  }

  async list(em: EntityManager): Promise<AppReleases[]> {
    const pointers = await em.find(ReleasePointer, {});
    const trials = await findTrials(em);
    const releases = await em.find(
      Release,
      {},
      {
        fields: ['app', 'version', 'createdAt', 'readyAt', 'activatedAt', 'badAt'],
        orderBy: { app: 'asc', createdAt: 'desc' },
      },
    );
    const byApp = Map.groupBy(releases, ({ app }) => app);
    return [...byApp].map(([app, own]) => {
      const active = pointers.find((candidate) => candidate.app === app)?.activeVersion;
      return {
        app,
        active,
        previous: active === undefined ? undefined : returnsOf(own, active)[0]?.version,
        trial: trialOf(trials, app),
        versions: own.map(({ version, createdAt, readyAt, badAt }) => ({
          version,
          createdAt,
          ready: Boolean(readyAt),
          bad: Boolean(badAt),
        })),
      };
    });
  }

  /**
   * What a stored release says of itself, needs, and asks for.
   *
   * @throws AppError with code NOT_FOUND
   */
  async read(em: EntityManager, { app, version }: ReleasedVersion) {
    const release = await findRelease(em, app, version);
    if (!release?.readyAt) throw notFound(releaseReasons.RELEASE_NOT_FOUND({ app, version }));
    return { description: release.description, ...needsOf(release) };
  }

  /** The first of the versions to return to that may be shown now. */
  async #findReturn(em: EntityManager, app: string, active: string): Promise<string> {
    const candidates = await findReturns(em, app, active);
    const refusals: unknown[] = [];
    for (const { version } of candidates) {
      try {
        await this.#parts.gate.requireUsable(em, app, version);
        return version;
      } catch (error) {
        refusals.push(error);
      }
    }
    if (refusals.length > 0) throw refusals[0];
    throw conflict(releaseReasons.NO_EARLIER_RELEASE({ app }));
  }

  async #announce(app: string, version: string): Promise<void> {
    this.#parts.log.info({ app, version }, 'release active');
    await this.#parts.changed(app);
  }
}

function trialOf(trials: readonly ReleaseTrial[], app: string): AppReleases['trial'] {
  const trial = trials.find((candidate) => candidate.app === app);
  if (!trial) return undefined;
  const { version, percent, companies, startedAt } = trial;
  return { version, percent, companies, startedAt };
}

type ReturnCandidate = Pick<Release, 'version' | 'badAt' | 'activatedAt'> & {
  readyAt?: Date | null;
};

/** Versions that a roll-back may return to, the latest first. */
export const returnsOf = <Version extends ReturnCandidate>(
  releases: readonly Version[],
  active: string,
): Version[] =>
  releases
    .filter(
      ({ version, readyAt, activatedAt, badAt }) =>
        version !== active && readyAt && activatedAt && !badAt,
    )
    .toSorted((one, other) => Number(other.activatedAt) - Number(one.activatedAt));

function parseDescription(input: unknown): ReleaseDescription {
  const parsed = releaseDescriptionSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(releaseReasons.RELEASE_DESCRIPTION_INVALID, problemsOf(parsed.error));
}

const movedMeanwhile = (app: string) => conflict(releaseReasons.RELEASED_MEANWHILE({ app }));
