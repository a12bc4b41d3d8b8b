import { type EntityManager, transactional } from '../../platform/database/index.js';
import { badInput, conflict, notFound } from '../../platform/errors/index.js';
import type { Logger } from '../../platform/telemetry/index.js';
import { findCompanyBySlug } from '../companies/index.js';
import type { FrontEndService } from './front-end.service.js';
import type { ReleaseGate } from './release-gate.js';
import type { PlacedDescription } from './release-place.js';
import type { NoteRelease } from './release-ledger.js';
import { releaseReasons } from './release.reasons.js';
import { clearBad, findPointer, lockRoutes, markBad } from './release.repository.js';
import { findTrial, removeTrial, saveTrial, type TrialChoice } from './release-trial.repository.js';

const MAX_COMPANIES = 100;

type TrialShare = Pick<TrialChoice, 'percent' | 'companies'>;

interface Dependencies {
  gate: ReleaseGate;
  frontEnds: FrontEndService;
  log: Logger;
  /** Called after a change of what visitors get. */
  changed: (app: string) => Promise<void>;
}

/** Gives a version to some visitors before all get it. */
export class ReleaseTrialService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Refuses before a build what would refuse its release: so that its team need not wait for that first.
   *
   * @throws AppError with code BAD_USER_INPUT or CONFLICT
   */
  async requirePossible(
    em: EntityManager,
    { place, share }: { place: PlacedDescription; share?: TrialShare | undefined },
  ): Promise<void> {
    await this.#deps.frontEnds.require(em, place.name);
    if (share) await requireShare(em, share);
    await this.#deps.gate.requirePlace(em, place);
  }

  /**
   * Begins a trial, or changes who takes part in one.
   *
   * @throws AppError with code BAD_USER_INPUT, CONFLICT or NOT_FOUND
   */
  async start(em: EntityManager, choice: TrialChoice, note: NoteRelease): Promise<void> {
    const { app, version, percent } = choice;
    const companies = await requireShare(em, choice);
    await transactional(em, async (tx) => {
      await lockRoutes(tx);
      await this.#deps.frontEnds.require(tx, app);
      await this.#deps.gate.requireUsable(tx, app, version);
      const pointer = await findPointer(tx, app);
      if (!pointer) throw conflict(releaseReasons.TRIAL_NEEDS_ACTIVE({ app }));
      const { activeVersion: baseVersion } = pointer;
      if (baseVersion === version) throw conflict(releaseReasons.TRIAL_OF_ACTIVE({ version }));
      const running = await findTrial(tx, app);
      if (running && running.version !== version) {
        throw conflict(releaseReasons.TRIAL_OF_OTHER({ app, version: running.version }));
      }
      await saveTrial(tx, { app, version, percent, companies, baseVersion });
      // Choosing a version by name takes back that it was bad.
      await clearBad(tx, app, version);
      const told = { percent, companies: companies.join(', ') };
      await note(tx, 'release.trial-started', { app, version, ...told });
    });
    this.#deps.log.info({ app, version, percent, companies }, 'release on trial');
    await this.#deps.changed(app);
  }

  /**
   * Gives all visitors the active version again. One that fails counts as bad from then on.
   *
   * @throws AppError with code NOT_FOUND
   */
  async end(
    em: EntityManager,
    { app, version, isBad = false }: { app: string; version?: string; isBad?: boolean },
    note: NoteRelease,
  ): Promise<void> {
    await transactional(em, async (tx) => {
      const running = await findTrial(tx, app);
      const left = version ?? running?.version;
      if (!running || !left || !(await removeTrial(tx, app, left))) {
        throw notFound(releaseReasons.NO_TRIAL({ app }));
      }
      if (isBad) await markBad(tx, app, left);
      await note(tx, 'release.trial-ended', { app, version: running.baseVersion, left });
    });
    this.#deps.log.info({ app }, 'trial of a release ended');
    await this.#deps.changed(app);
  }
}

/** The companies of a share that can be tried, by their names as they are now. */
async function requireShare(
  em: EntityManager,
  { percent, companies }: TrialShare,
): Promise<string[]> {
  const found = await requireCompanies(em, companies);
  if (!Number.isInteger(percent) || percent < 0 || percent > 99) {
    throw badInput(releaseReasons.TRIAL_SHARE_INVALID);
  }
  if (percent === 0 && found.length === 0) throw badInput(releaseReasons.TRIAL_OF_NONE);
  return found;
}

/** The names of companies as they are now. */
async function requireCompanies(em: EntityManager, asked: readonly string[]): Promise<string[]> {
  if (asked.length > MAX_COMPANIES) {
    throw badInput(releaseReasons.TRIAL_COMPANIES_MANY({ max: MAX_COMPANIES }));
  }
  const found = new Set<string>();
  for (const name of asked) {
    const company = await findCompanyBySlug(em, name);
    if (!company) throw badInput(releaseReasons.TRIAL_COMPANY_UNKNOWN({ name }));
    found.add(company.slug);
  }
  return [...found];
}
