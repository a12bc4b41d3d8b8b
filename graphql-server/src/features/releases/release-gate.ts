import type { EntityManager } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/errors/index.js';
import { readBundle } from './bundle-code.js';
import {
  checkCode,
  checkFiles,
  checkFit,
  readRequirements,
  type Surroundings,
} from './release-check.js';
import type { ReleaseDescription } from './release-description.js';
import { digestOfFile } from './release-files.js';
import type { Inspection, ReleasedOperation, ReleaseFiles } from './release-parts.js';
import { checkPlace, type PlacedDescription, sizeOf } from './release-place.js';
import { refuseFor } from './release-problem.js';
import type { ReleaseSignatures } from './release-signature.js';
import { requireOrigin } from './front-end-origin.js';
import { findRelease, findReleasesBeside } from './release.repository.js';
import type { Release } from './release.entity.js';
import { releaseReasons } from './release.reasons.js';

/** Lets builds in, and lets them become what visitors get. */
export class ReleaseGate {
  readonly #surroundings: Surroundings;
  readonly #signatures: ReleaseSignatures;

  constructor(parts: { surroundings: Surroundings; signatures: ReleaseSignatures }) {
    this.#surroundings = parts.surroundings;
    this.#signatures = parts.signatures;
  }

  /**
   * Looks at a build. One that lies beside the server is believed what it says of its code, as the
   * server's own code is; that saves its start the reading.
   *
   * @throws AppError with code BAD_USER_INPUT and all that is wrong
   */
  async inspect(
    em: EntityManager,
    description: ReleaseDescription,
    files: ReleaseFiles,
    isBesideServer: boolean,
  ): Promise<Inspection> {
    refuseFor(checkFiles(description, files));
    const requires = readRequirements(files.get(description.manifest) ?? Buffer.of());
    const size = sizeOf(description, files);
    const found = isBesideServer ? undefined : await readBundle(files);
    const operations = found?.operations ?? null;
    refuseFor([
      ...(found ? checkCode(description, files, found) : []),
      ...checkFit(
        { requires, operations: operations ?? declared(description) },
        this.#surroundings,
      ),
      ...checkPlace(
        description,
        isBesideServer ? NO_SIZE : size,
        await findReleasesBeside(em, description.name),
      ),
    ]);
    return { requires, operations, digests: digestsOf(files), ...size };
  }

  /**
   * Before there is a build: whether it could have its place.
   *
   * @throws AppError with code BAD_USER_INPUT and all that is wrong
   */
  async requirePlace(em: EntityManager, description: PlacedDescription): Promise<void> {
    const beside = await findReleasesBeside(em, description.name);
    refuseFor(checkPlace(description, NO_SIZE, beside));
  }

  /**
   * The release, if it may become what visitors get now.
   *
   * @throws AppError with code NOT_FOUND, CONFLICT or BAD_USER_INPUT
   */
  async requireUsable(em: EntityManager, app: string, version: string): Promise<Release> {
    const release = await findRelease(em, app, version);
    if (!release?.readyAt) throw notFound(releaseReasons.RELEASE_NOT_FOUND({ app, version }));
    const { description, signedBy } = release;
    await requireOrigin(em, description);
    if (!this.#signatures.admits(app, signedBy)) {
      throw conflict(releaseReasons.RELEASE_KEY_WITHDRAWN({ app, version }));
    }
    refuseFor([
      ...checkFit(needsOf(release), this.#surroundings),
      // Going back to one that is larger is always possible.
      ...checkPlace(description, NO_SIZE, await findReleasesBeside(em, app)),
    ]);
    return release;
  }
}

const NO_SIZE = { firstLoadBytes: 0 };

/** What a build says that it asks for. Its texts belong together: fragments are in others. */
function declared({ operations, name }: ReleaseDescription): ReleasedOperation[] {
  return operations.length > 0 ? [{ path: name, text: operations.join('\n') }] : [];
}

/** What a release needs from shell and server: as it was found in it, or as it is believed. */
export const needsOf = ({ requires, operations, description }: Release) => ({
  requires,
  operations: operations ?? declared(description),
});

const digestsOf = (files: ReleaseFiles) =>
  Object.fromEntries([...files].map(([path, content]) => [path, digestOfFile(content)]));
