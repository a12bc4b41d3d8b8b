import { readApart, type RequestContext, requireUuid } from '../../platform/context/index.js';
import { notFound } from '../../platform/errors/index.js';
import { Building, buildingReasons } from '../buildings/index.js';
import { findCompany } from '../companies/index.js';
import { type Figures, figuresOf, sideRowsOf, sidesByCompany } from './analytics-figures.js';
import { type AskedPeriod, readDays } from './analytics-period.js';
import { analyticsToRead, maySeeCosts, requireAllAnalytics } from './analytics.policy.js';
import { type AnalyticsReport, type ReportRows, reportOf } from './analytics-report.js';
import { listCompanyNames } from './company-names.repository.js';
import { readReport } from './read-report.js';

/** What one company contributes to the figures of all. */
export interface CompanyFigures {
  companyId: string;
  name: string;
  now: Figures;
  before: Figures;
}

/** Figures over all companies, and of each. */
export interface AllAnalytics {
  report: AnalyticsReport;
  companies: CompanyFigures[];
}

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
    return readApart(context, async (em) => {
      const names = await listCompanyNames(em);
      const [first] = names.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b);
      const rows = await readReport(em, undefined, { period, since: first, withUse: true, now });
      return { report: reportOf(rows), companies: companiesOf(rows, names) };
    });
  }
}

function companiesOf(
  { facts, side }: ReportRows,
  names: readonly { id: string; name: string }[],
): CompanyFigures[] {
  const own = facts.filter(({ group }) => group === 'company');
  const factsById = Map.groupBy(own, ({ company_id: id }) => id);
  const sides = sidesByCompany(side);
  const figures = (companyId: string, isNow: boolean) =>
    figuresOf(
      factsById.get(companyId)?.find((row) => row.isNow === isNow),
      sideRowsOf(sides(companyId), isNow),
    );
  return names
    .map(({ id, name }) => ({
      companyId: id,
      name,
      now: figures(id, true),
      before: figures(id, false),
    }))
    .toSorted(
      (a, b) => b.now.conversations - a.now.conversations || a.name.localeCompare(b.name, 'de'),
    );
}
