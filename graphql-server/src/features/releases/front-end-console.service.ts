import type { RequestContext } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { type AddressRules } from '../webhooks/index.js';
import { parseOrigin } from './front-end-origin.js';
import type { FrontEnd } from './front-end.entity.js';
import { requireFrontEnds } from './front-end.policy.js';
import { findVersions, type FrontEndVersionRow } from './front-end.repository.js';
import type { FrontEndService } from './front-end.service.js';
import type { LocalFrontEnd, LocalFrontEnds } from './local-front-ends.js';
import type { ReleaseLedger } from './release-ledger.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { releaseReasons } from './release.reasons.js';
import { type ReleaseService, returnsOf } from './release.service.js';
import type { ReleaseTrial } from './release-trial.entity.js';
import {
  findTrialHealth,
  findTrials,
  type TrialChoice,
  type TrialHealth,
} from './release-trial.repository.js';
import { findVitals, versionKey } from './release-vital.repository.js';
import { p75Of, type Vital, type VitalCounts } from './release-vitals.js';
import type { ReleaseTrialService } from './release-trial.service.js';

/** Versions of one front end that the console shows. */
const MAX_VERSIONS = 20;
const MAX_TEAM = 80;

/** What three of four pages do not exceed, by measure. */
type Vitals = Record<Vital, { p75: number; pages: number } | null>;

/** A front end with its newest versions. */
export interface FrontEndReport {
  frontEnd: FrontEnd;
  active: string | undefined;
  /** What a roll-back returns to. */
  returnsTo: string | undefined;
  versions: (FrontEndVersionRow & { vitals: Vitals })[];
  /** The version that some visitors try, and how it and the active one do since then. */
  trial: (TrialHealth & { of: ReleaseTrial }) | undefined;
  /** Whether administrators may load it from their own machines. */
  mayBeLocal: boolean;
}

interface Dependencies {
  frontEnds: FrontEndService;
  releases: ReleaseService;
  trials: ReleaseTrialService;
  ledger: ReleaseLedger;
  locals: LocalFrontEnds;
  /** Which origins front ends may have. */
  addressRules: AddressRules;
}

/** What administrators see of the front ends, and do with them. */
export class FrontEndConsoleService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** All front ends, by their names. */
  async list(context: RequestContext): Promise<FrontEndReport[]> {
    const { actor, em } = context;
    requireFrontEnds(actor);
    const frontEnds = await this.#deps.frontEnds.list(em);
    const pointers = await em.find(ReleasePointer, {});
    const vitals = await findVitals(em);
    const rows = (await findVersions(em, MAX_VERSIONS)).map((row) => ({
      ...row,
      vitals: vitalsOf(vitals.get(versionKey(row))),
    }));
    const trials = await this.#trials(em);
    return frontEnds.map((frontEnd) => {
      const { app } = frontEnd;
      const versions = rows.filter((row) => row.app === app);
      const active = pointers.find((pointer) => pointer.app === app)?.activeVersion;
      const returnsTo = active === undefined ? undefined : returnsOf(versions, active)[0]?.version;
      const trial = trials.find(({ of }) => of.app === app);
      const mayBeLocal = this.#deps.locals.isAllowed && active !== undefined;
      return { frontEnd, active, returnsTo, versions, trial, mayBeLocal };
    });
  }

  /** Lets a team release a front end. */
  async register(
    context: RequestContext,
    { name, team, origin }: { name: string; team: string; origin?: string | null | undefined },
  ): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    const trimmed = team.trim();
    if (trimmed === '' || trimmed.length > MAX_TEAM) {
      throw wrongField('team', releaseReasons.APP_TEAM_INVALID({ max: MAX_TEAM }));
    }
    const app = name.trim();
    const note = this.#deps.ledger.noteOf(context);
    const told = { app, team: trimmed, origin: parseOrigin(origin ?? '', this.#deps.addressRules) };
    await this.#deps.frontEnds.register(context.em, told, note);
    return this.#reportOf(context, app);
  }

  /** Makes a stored version the one that visitors get. */
  async activate(
    context: RequestContext,
    { name: app, version, from }: { name: string; version: string; from?: string | undefined },
  ): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    const note = this.#deps.ledger.noteOf(context);
    await this.#deps.releases.activate(context.em, { app, version, from }, note);
    return this.#reportOf(context, app);
  }

  /** Returns to the last good version. */
  async rollBack(
    context: RequestContext,
    { name: app, from }: { name: string; from?: string | undefined },
  ): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    await this.#deps.releases.rollBack(
      context.em,
      { app, from },
      this.#deps.ledger.noteOf(context),
    );
    return this.#reportOf(context, app);
  }

  /** Takes a front end out of use. */
  async retire(context: RequestContext, app: string): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    await this.#deps.frontEnds.retire(context.em, app, this.#deps.ledger.noteOf(context));
    return this.#reportOf(context, app);
  }

  /** Gives a version to some visitors before all get it, or changes to whom. */
  async try(
    context: RequestContext,
    { name: app, ...choice }: { name: string } & Omit<TrialChoice, 'app'>,
  ): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    const note = this.#deps.ledger.noteOf(context);
    await this.#deps.trials.start(context.em, { app, ...choice }, note);
    return this.#reportOf(context, app);
  }

  /** Gives all visitors the active version again. */
  async endTrial(context: RequestContext, app: string): Promise<FrontEndReport> {
    requireFrontEnds(context.actor);
    await this.#deps.trials.end(context.em, { app }, this.#deps.ledger.noteOf(context));
    return this.#reportOf(context, app);
  }

  /** Lets the browser of the person who acts have a front end from their own machine; gives what it keeps. */
  openLocal(context: RequestContext, local: LocalFrontEnd): Promise<string> {
    return this.#deps.locals.open(context, local);
  }

  async #trials(em: EntityManager) {
    const trials = await findTrials(em);
    return Promise.all(trials.map(async (of) => ({ of, ...(await findTrialHealth(em, of)) })));
  }

  async #reportOf(context: RequestContext, app: string): Promise<FrontEndReport> {
    const em = context.em.fork();
    const report = (await this.list({ ...context, em })).find(
      ({ frontEnd }) => frontEnd.app === app,
    );
    if (!report) throw new Error(`${app} is gone.`);
    return report;
  }
}

function vitalsOf(counts: ReadonlyMap<Vital, VitalCounts> | undefined): Vitals {
  const p75 = (vital: Vital) => p75Of(vital, counts?.get(vital) ?? new Map()) ?? null;
  return { lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls'), blocked: p75('blocked') };
}
