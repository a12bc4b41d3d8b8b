import type { RequestContext } from '../../platform/context/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { countError } from './release-error.repository.js';
import type { ReleasedVersion } from './release-facts.js';
import type { NoteRelease, ReleaseLedger } from './release-ledger.js';
import { type Health, isWorse } from './release-health.js';
import { countVisit, findHealth, type VisitReport } from './release-health.repository.js';
import { findPointer, findReturns } from './release.repository.js';
import type { ReleaseService } from './release.service.js';
import type { ReleaseTrial } from './release-trial.entity.js';
import { findTrial, findTrialHealth } from './release-trial.repository.js';
import type { ReleaseTrialService } from './release-trial.service.js';
import {
  countVitals,
  findVitals,
  versionKey,
  type VitalReport,
} from './release-vital.repository.js';
import { slownessOf } from './release-vitals.js';

const NONE = new Map<number, number>();

interface Dependencies {
  releases: ReleaseService;
  trials: ReleaseTrialService;
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
    const { app, version, failure: kind, error } = report;
    if (!isKnown || !kind) return;
    if (error) await countError(context.em, { app, version, kind, ...error });
    await this.#judge(context, report);
  }

  /** Counts how quick a page was, and tells administrators of a version on trial whose pages answer late. */
  async takeVitals(context: RequestContext, report: VitalReport): Promise<void> {
    const { em } = context;
    await countVitals(em, report);
    const { app, version, inp } = report;
    const trial = inp === undefined ? null : await findTrial(em, app);
    if (trial?.version !== version) return;
    const vitals = await findVitals(em, app);
    const ofInp = (of: string) => vitals.get(versionKey({ app, version: of }))?.get('inp');
    const slowness = slownessOf(ofInp(version) ?? NONE, ofInp(trial.baseVersion) ?? NONE);
    if (slowness) await this.#deps.ledger.tellSlow(em, { app, version }, slowness);
  }

  async #judge(context: RequestContext, { app, version }: VisitReport): Promise<void> {
    const { em } = context;
    const trial = await findTrial(em, app);
    if (trial?.version === version) return this.#judgeTrial(context, trial);
    const pointer = await findPointer(em, app);
    if (pointer?.activeVersion !== version) return;
    const [before] = await findReturns(em, app, version);
    if (!before) return;
    const health = await findHealth(em, app, [version, before.version]);
    const [now, then] = [health.get(version), health.get(before.version)];
    if (!now || !then || !isWorse(now, then)) return;
    const { releases } = this.#deps;
    await this.#takeBack(context, { app, version }, now, (note) =>
      releases.rollBack(em, { app, from: version }, note),
    );
  }

  /** Compares with the active version of the same time. */
  async #judgeTrial(context: RequestContext, trial: ReleaseTrial): Promise<void> {
    const { em } = context;
    const { app, version } = trial;
    const { tried, base } = await findTrialHealth(em, trial);
    if (!isWorse(tried, base)) return;
    await this.#takeBack(context, { app, version }, tried, (note) =>
      this.#deps.trials.end(em, { app, version, isBad: true }, note),
    );
  }

  async #takeBack(
    context: RequestContext,
    release: ReleasedVersion,
    health: Health,
    change: (note: NoteRelease) => Promise<unknown>,
  ): Promise<void> {
    const { ledger, log } = this.#deps;
    log.warn({ ...release, ...health }, 'release does worse than the other, taken back');
    try {
      await change(ledger.noteOfHealth(context, health));
    } catch (error) {
      // Another page was first, or there is nothing to return to that still fits.
      log.warn({ err: error, ...release }, 'release not taken back');
    }
  }
}
