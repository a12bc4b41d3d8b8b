import { readApart, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { type Company, findCompany, lockCompany } from '../../companies/index.js';
import { privacyReasons } from '../privacy.reasons.js';
import { LegalHold } from '../../legal-holds/index.js';
import { countDue } from './outdated.repository.js';
import { isOfCompanies, RETENTION_CLASSES, type RetentionClass } from './retention-classes.js';
import { RetentionRule } from './retention-rule.entity.js';
import { nextNight } from './retention.job.js';
import { RetentionRun } from './retention-run.entity.js';
import { retentionToChange, retentionToRead } from './retention.policy.js';

/** Shortest and longest time, in days. */
const LEAST_DAYS = 1;
const MOST_DAYS = 36_500;

/** Reports that a screen shows: those of two months. */
const MOST_RUNS = 60;

/** When things are deleted next, and what is kept back. */
export interface RetentionOverview {
  nextRunAt: Date;
  heldPeople: number;
  heldConversations: number;
  auditMonths: number | null;
}

/** After how many days something is deleted; null for never. */
export interface RetentionTime {
  dataClass: RetentionClass;
  platformDays: number | null;
  companyDays: number | null;
  /** Which of both holds. */
  days: number | null;
}

/** A retention time to set; null removes it. */
export interface RetentionChange {
  companyId?: string | null | undefined;
  dataClass: RetentionClass;
  days?: number | null | undefined;
}

/** How long things are kept, and what was deleted since. */
export class RetentionService {
  readonly #audit: AuditLog;
  readonly #auditMonths: number | undefined;

  /** `auditMonths` is how long the audit log is kept; for ever if there is no such time. */
  constructor(audit: AuditLog, auditMonths: number | undefined) {
    this.#audit = audit;
    this.#auditMonths = auditMonths;
  }

  /** The times of a company, or of the platform. */
  async list(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<RetentionTime[]> {
    const scope = retentionToRead(actor, companyId);
    if (scope !== undefined) await findCompany(em, scope);
    return findRetentionTimes(em, scope);
  }

  /** Sets a time of the platform, or a shorter one of a company. */
  async set(context: RequestContext, wanted: RetentionChange): Promise<RetentionTime> {
    const scope = retentionToChange(context.actor, wanted.companyId);
    const { dataClass } = wanted;
    const days = wanted.days ?? null;
    if (days !== null) requireDays(days);
    return transactional(context.em, async (tx) => {
      const company = scope === undefined ? undefined : await lockCompany(tx, scope);
      if (company) await requireShorter(tx, dataClass, days);
      const where = { company: company?.id ?? null, dataClass };
      const known = await tx.findOne(RetentionRule, where, { disableIdentityMap: true });
      await tx.nativeDelete(RetentionRule, where);
      if (days !== null) tx.create(RetentionRule, { company: company ?? null, dataClass, days });
      await tx.flush();
      const change = { from: known?.days ?? null, to: days };
      await this.#record(context, tx, company, { dataClass, days: change });
      const time = (await findRetentionTimes(tx, scope)).find(
        (found) => found.dataClass === dataClass,
      );
      if (!time) throw new TypeError(`${dataClass} has no time.`);
      return time;
    });
  }

  /** How much the next night would delete of one class if this time held, of the platform or of a company. */
  async countDue(
    context: RequestContext,
    { companyId, dataClass, days }: RetentionChange & { days: number },
  ): Promise<number> {
    const scope = retentionToRead(context.actor, companyId);
    requireDays(days);
    if (scope !== undefined) {
      await findCompany(context.em, scope);
      requireOfCompanies(dataClass);
    }
    return readApart(context, (em) => countDue(em, dataClass, days, scope));
  }

  /** What the last nights have deleted, the newest first: of a company, or of all. */
  async runs(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<Pick<RetentionRun, 'startedAt' | 'finishedAt' | 'counts'>[]> {
    const scope = retentionToRead(actor, companyId);
    const page = { orderBy: { startedAt: 'desc' }, limit: MOST_RUNS } as const;
    if (scope === undefined) return em.find(RetentionRun, {}, page);
    await findCompany(em, scope);
    const runs = await em.find(RetentionRun, {}, page);
    return runs.flatMap(({ startedAt, finishedAt, byCompany }) => {
      const counts = byCompany[scope];
      return counts ? [{ startedAt, counts, ...(finishedAt ? { finishedAt } : {}) }] : [];
    });
  }

  /** When things are deleted next, and what is kept back. */
  async overview(
    { actor, em }: RequestContext,
    companyId: string | null | undefined,
  ): Promise<RetentionOverview> {
    const scope = retentionToRead(actor, companyId);
    if (scope !== undefined) await findCompany(em, scope);
    const where = scope === undefined ? {} : { companyId: scope };
    return {
      nextRunAt: nextNight(new Date()),
      heldPeople: await em.count(LegalHold, { ...where, conversationId: null }),
      heldConversations: await em.count(LegalHold, { ...where, conversationId: { $ne: null } }),
      auditMonths: this.#auditMonths ?? null,
    };
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    company: Company | undefined,
    details: Record<string, unknown>,
  ): Promise<void> {
    const about = company ? aboutCompany(company) : {};
    await this.#audit.record(context, tx, 'retention.changed', about, details);
  }
}

function requireDays(days: number): void {
  if (days < LEAST_DAYS || days > MOST_DAYS) {
    throw wrongField('days', privacyReasons.RETENTION_DAYS_OUT_OF_RANGE({ max: MOST_DAYS }));
  }
}

function requireOfCompanies(dataClass: RetentionClass): void {
  if (!isOfCompanies(dataClass)) {
    throw wrongField('dataClass', privacyReasons.RETENTION_OF_PLATFORM);
  }
}

/** A company deletes earlier than the platform, never later. */
async function requireShorter(
  tx: EntityManager,
  dataClass: RetentionClass,
  days: number | null,
): Promise<void> {
  requireOfCompanies(dataClass);
  const rule = await tx.findOne(RetentionRule, { company: null, dataClass });
  if (rule && days !== null && days > rule.days) {
    throw wrongField('days', privacyReasons.RETENTION_TOO_LONG({ days: rule.days }));
  }
}

/** The times of a company, or of the platform; who asks was checked before. */
export async function findRetentionTimes(
  em: EntityManager,
  companyId: string | undefined,
): Promise<RetentionTime[]> {
  const rules = await em.find(RetentionRule, {
    $or: [{ company: null }, ...(companyId === undefined ? [] : [{ company: companyId }])],
  });
  const daysOf = (dataClass: RetentionClass, isOfCompany: boolean) =>
    rules.find((rule) => rule.dataClass === dataClass && Boolean(rule.company) === isOfCompany)
      ?.days ?? null;
  const classes = Object.keys(RETENTION_CLASSES) as RetentionClass[];
  return classes
    .filter((dataClass) => companyId === undefined || isOfCompanies(dataClass))
    .map((dataClass) => {
      const platformDays = daysOf(dataClass, false);
      const companyDays = daysOf(dataClass, true);
      const times = [platformDays, companyDays].filter((days) => days !== null);
      const days = times.length === 0 ? null : Math.min(...times);
      return { dataClass, platformDays, companyDays, days };
    });
}
