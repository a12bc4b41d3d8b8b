import type { EntityManager } from '../../platform/database/index.js';
import type { OtherRows } from './analytics-figures.js';
import { type AskedPeriod, readDays, windowOf } from './analytics-period.js';
import type { ReportRows } from './analytics-report.js';
import type { Scope } from './analytics-scope.js';
import { type FactGroup, readFacts } from './facts.repository.js';
import { readGaps, readMails, readRatings, readUse } from './other-figures.repository.js';

const GROUPS: readonly FactGroup[] = ['all', 'point', 'category', 'hour'];

/** What a report is asked for. */
interface Asked {
  period: AskedPeriod;
  /** Since when there is something to measure. */
  since: Date | undefined;
  /** Whether what models used may be told. */
  withUse: boolean;
  now: Date;
}

/** Reads everything for the figures of one company or of all, in six statements. */
export async function readReport(
  em: EntityManager,
  scope: Scope,
  { period, since, withUse, now }: Asked,
): Promise<ReportRows> {
  const window = await windowOf(em, readDays(period, now), now);
  const groups = scope === undefined ? [...GROUPS, 'company' as const] : GROUPS;
  const facts = await readFacts(em, { scope, window }, groups);
  const side: OtherRows = {
    ratings: await readRatings(em, scope, window),
    gaps: await readGaps(em, scope, window),
    mails: await readMails(em, scope, window),
    // What models used is counted by day and company.
    use: withUse && !scope?.buildingId ? await readUse(em, scope, window) : undefined,
  };
  return { facts, side, window, since, now };
}
