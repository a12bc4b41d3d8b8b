import type { RequestContext } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { requireFrontEnds } from './front-end.policy.js';
import { ReleaseError } from './release-error.entity.js';
import { releaseReasons } from './release.reasons.js';
import { findRelease } from './release.repository.js';
import type { SourcePlaces } from './source-places.js';

/** An error of a version, with what its team has written there. */
export interface FrontEndErrorReport extends Pick<
  ReleaseError,
  'kind' | 'name' | 'pages' | 'lastAt'
> {
  places: string[];
}

/** Tells administrators where a version failed in browsers. */
export class FrontEndErrorsService {
  readonly #sources: SourcePlaces;

  constructor(sources: SourcePlaces) {
    this.#sources = sources;
  }

  /** The errors of a version, those of most pages first. */
  async list(
    { actor, em }: RequestContext,
    { name: app, version }: { name: string; version: string },
  ): Promise<FrontEndErrorReport[]> {
    requireFrontEnds(actor);
    const release = await findRelease(em, app, version);
    if (!release) throw notFound(releaseReasons.RELEASE_NOT_FOUND({ app, version }));
    const errors = await em.find(
      ReleaseError,
      { app, version },
      { orderBy: { pages: 'desc', lastAt: 'desc' } },
    );
    const reports: FrontEndErrorReport[] = [];
    for (const { kind, name, pages, lastAt, places } of errors) {
      const written = await this.#sources.of(release, places);
      reports.push({ kind, name, pages, lastAt, places: written });
    }
    return reports;
  }
}
