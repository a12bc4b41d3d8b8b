import type { RequestContext } from '../../platform/context/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import type { ReleaseLedger } from './release-ledger.js';
import { isWorse } from './release-health.js';
import { countVisit, findHealth, type VisitReport } from './release-health.repository.js';
import { findPointer, findReturns } from './release.repository.js';
import type { ReleaseService } from './release.service.js';

interface Dependencies {
  releases: ReleaseService;
  ledger: ReleaseLedger;
  log: Logger;
}

/** Counts how releases do in browsers, and takes visitors off one that does worse than the last. */
export class ReleaseHealthService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Counts what a page says of a version; what there is not is not counted. */
  async take(context: RequestContext, report: VisitReport): Promise<void> {
    const isKnown = await countVisit(context.em, report);
    if (isKnown && report.failure) await this.#judge(context, report);
  }

  async #judge({ em, ...context }: RequestContext, { app, version }: VisitReport): Promise<void> {
    const pointer = await findPointer(em, app);
    if (pointer?.activeVersion !== version) return;
    const [before] = await findReturns(em, app, version);
    if (!before) return;
    const health = await findHealth(em, app, [version, before.version]);
    const [now, then] = [health.get(version), health.get(before.version)];
    if (!now || !then || !isWorse(now, then)) return;
    const { releases, ledger, log } = this.#deps;
    log.warn({ app, version, ...now }, 'release does worse than the one before, rolled back');
    const note = ledger.noteOfHealth({ em, ...context }, now);
    try {
      await releases.rollBack(em, { app, from: version }, note);
    } catch (error) {
      // Another page was first, or there is nothing to return to that still fits.
      log.warn({ err: error, app, version }, 'release not rolled back');
    }
  }
}
