import type { EntityManager } from '../../platform/database/index.js';
import { countLateRequests } from '../privacy/index.js';
import { type Figures, figuresOf, sideRowsOf, sidesByCompany } from './analytics-figures.js';
import { type Attention, attentionOf } from './attention.js';
import type { AskedPeriod } from './analytics-period.js';
import { type AnalyticsReport, type ReportRows, reportOf } from './analytics-report.js';
import { listCompanyNames } from './company-names.repository.js';
import { readReport } from './read-report.js';

/** What one company contributes to the figures of all. */
export interface CompanyFigures {
  companyId: string;
  name: string;
  now: Figures;
  before: Figures;
  attention: Attention[];
}

/** Figures over all companies, and of each. */
export interface AllAnalytics {
  report: AnalyticsReport;
  companies: CompanyFigures[];
}

/** Reads the figures of all companies, with what they cost. */
export async function readAllFigures(
  em: EntityManager,
  period: AskedPeriod,
  now: Date,
): Promise<AllAnalytics> {
  const names = await listCompanyNames(em);
  const [first] = names.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b);
  const rows = await readReport(em, undefined, { period, since: first, withUse: true, now });
  const late = await countLateRequests(em);
  return { report: reportOf(rows), companies: companiesOf(rows, names, late) };
}

function companiesOf(
  { facts, side }: ReportRows,
  names: readonly { id: string; name: string; hasKnowledge: boolean }[],
  late: ReadonlyMap<string, number>,
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
    .map(({ id, name, hasKnowledge }) => {
      const [now, before] = [figures(id, true), figures(id, false)];
      const lateRequests = late.get(id) ?? 0;
      const attention = attentionOf({ now, before, hasKnowledge, lateRequests });
      return { companyId: id, name, now, before, attention };
    })
    .toSorted(
      (a, b) => b.now.conversations - a.now.conversations || a.name.localeCompare(b.name, 'de'),
    );
}
