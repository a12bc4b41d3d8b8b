import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { Building, buildingReasons } from '../buildings/index.js';
import { findCompany } from '../companies/index.js';
import { type AllAnalytics, readAllFigures } from './all-figures.js';
import { type AskedPeriod, readDays } from './analytics-period.js';
import { analyticsToRead, maySeeCosts, requireAllAnalytics } from './analytics.policy.js';
import { type AnalyticsReport, reportOf } from './analytics-report.js';
import { readReport } from './read-report.js';

/** What figures of one company are asked for. */
export interface AskedOfCompany extends AskedPeriod {
  companyId?: string | null | undefined;
  /** One building of the company alone. */
  buildingId?: string | null | undefined;
}

/** Figures of what tenants and the assistant do; a constant number of statements each. */
export class AnalyticsService {
  /** Figures of one company in a period, or of those of its tenants and owners who live in a building. */
  async ofCompany(
    context: RequestContext,
    { companyId: named, buildingId: building, ...period }: AskedOfCompany,
  ): Promise<AnalyticsReport> {
    const companyId = analyticsToRead(context.actor, named);
    const now = new Date();
    readDays(period, now);
    const { createdAt: since } = await findCompany(context.em, companyId);
    const buildingId = building ? requireUuid(building) : undefined;
    if (buildingId && !(await context.em.count(Building, { company: companyId, id: buildingId }))) {
      throw notFound(buildingReasons.BUILDING_NOT_FOUND);
    }
    const withUse = maySeeCosts(context.actor);
    return readApart(context, async (em) =>
      reportOf(await readReport(em, { companyId, buildingId }, { period, since, withUse, now })),
    );
  }

  /** Figures of all companies together, and of each, the busiest first. */
  async ofAll(context: RequestContext, period: AskedPeriod): Promise<AllAnalytics> {
    requireAllAnalytics(context.actor);
    const now = new Date();
    readDays(period, now);
    return readApart(context, (em) => readAllFigures(em, period, now));
  }
}
